import { type CampaignId, canonicalText, err, keyedDice, ok, sha256Hex, turnSeed } from '@chancery/core';
import {
  type ApplicationRow,
  addStandby,
  applicationsOf,
  changeCampaign,
  foundingOf,
  parsed,
  type SeatRow,
  seatsOf,
} from '@chancery/store';
import { audit } from '../audit.ts';
import { firstClock } from '../deadlines/clock.ts';
import { openLabel } from '../live/label.ts';
import { wakeIfLive } from '../live/wake.ts';
import { giveByWishes } from '../seats/give-by-wishes.ts';
import { giveSeat } from '../seats/give-seat.ts';
import type { Scene } from '../seats/scene.ts';
import { staffEmptySeats } from '../seats/staff-empty-seats.ts';
import { transact } from '../transact.ts';
import { queueLastReports } from '../turns/report-mail.ts';
import { useCase } from '../use-case.ts';
import { publish } from '../webhooks/publish.ts';
import { armStart, fullnessOf } from './arm-start.ts';
import { tellEverybody } from './everybody.ts';
import { holdCampaign } from './hold-campaign.ts';
import { settingsOf } from './settings.ts';

/**
 * The game begins: seats that are given out at the start are given out, and the first window opens. A master may start
 * before all seats are taken; the worker starts what is full, or whose date has come.
 */
export const startCampaign = useCase<{ readonly campaignId: CampaignId }, null>('startCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'startCampaign', input, ['open']);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const scene = { app, trx, campaign, permit };
    if (permit.role === 'system' && !(await isTime(scene))) {
      await armStart(trx, app, campaign);
      return ok(null);
    }
    await giveOutSeats(scene);
    const rulers = (await seatsOf(trx, campaign.id)).filter(({ status }) => status === 'held').length;
    if (rulers === 0) return err({ code: 'conflict', what: 'rulers', found: '0' });
    await staffEmptySeats(scene);
    const now = app.now();
    const clock = firstClock(campaign, now);
    await changeCampaign(trx, campaign.id, { status: 'running', startedAt: now, ...clock, ...UNCLAIMED });
    await wakeIfLive(trx, app, { ...campaign, status: 'running', startedAt: now, ...clock });
    const label = await openLabel(trx, app, campaign);
    const facts = { kind: 'campaign-started', ...label, deadline: clock.deadline } as const;
    const key = `campaign-started:${campaign.id}`;
    await tellEverybody(trx, app, campaign, facts, key);
    await queueLastReports(trx, app, campaign, await seatsOf(trx, campaign.id));
    await publish(trx, app, campaign, facts, key);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'startCampaign', facts: { rulers } });
    return ok(null);
  }),
);

/** Whoever worked on it as an open campaign is done with it. */
const UNCLAIMED = { leaseOwner: null, leasedUntil: null, attempts: 0 } as const;

/** Whether the settings start it now; the worker may have looked too early, or somebody may have left meanwhile. */
const isTime = async ({ app, trx, campaign }: Scene): Promise<boolean> => {
  const { startWhenFull, startAt } = settingsOf(campaign);
  const { places, taken } = await fullnessOf(trx, app, campaign);
  return taken > 0 && ((startWhenFull && taken >= places) || (startAt !== null && startAt <= app.now()));
};

/** Gives seats to those who were promised one and have not chosen it themselves. Who is left over stands by. */
const giveOutSeats = async (scene: Scene): Promise<void> => {
  const { app, trx, campaign } = scene;
  const { joining, seatChoice } = settingsOf(campaign);
  const rows = await seatsOf(trx, campaign.id);
  const holders = new Set(rows.map(({ userId }) => userId));
  const coming = (await applicationsOf(trx, campaign.id, joining === 'open' ? 'waiting' : 'accepted')).filter(
    ({ userId }) => !holders.has(userId),
  );
  const given = seatChoice === 'free' ? {} : await drawSeats(scene, rows, coming);
  for (const { userId } of coming) {
    const seat = given[userId];
    if (seat === undefined) await addStandby(trx, { campaignId: campaign.id, userId, since: app.now() });
    else await giveSeat(scene, { seat }, userId);
  }
};

/** By wishes or by lot, with dice that nobody could foretell and everybody can check. */
const drawSeats = async (
  { app, trx, campaign }: Scene,
  rows: readonly SeatRow[],
  coming: readonly ApplicationRow[],
): Promise<ReturnType<typeof giveByWishes>> => {
  const { seatChoice } = settingsOf(campaign);
  const open = rows.filter(({ status }) => status === 'open').map(({ seat }) => seat);
  const { places } = await fullnessOf(trx, app, campaign);
  const room = Math.max(0, Math.min(open.length, places - rows.filter(({ status }) => status === 'held').length));
  const wishes = coming.slice(0, room).map(({ userId, preferences }) => ({
    who: userId,
    seats: seatChoice === 'lot' ? [] : parsed(preferences),
  }));
  const founding = await foundingOf(trx, campaign.id);
  if (founding === undefined) throw new Error(`campaign ${campaign.id} has no founding`);
  const digest = sha256Hex(canonicalText({ campaign: campaign.id, wishes }));
  return giveByWishes(wishes, open, keyedDice(turnSeed(founding.secret, digest)));
};
