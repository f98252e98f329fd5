import { type CampaignId, canonicalText, err, keyedDice, ok, sha256Hex, turnSeed } from '@chancery/core';
import {
  type ApplicationRow,
  addStandby,
  applicationsOf,
  type CampaignRow,
  changeCampaign,
  foundingOf,
  parsed,
  type SeatRow,
  seatsOf,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import type { Scene } from '../../campaign/access/scene.ts';
import { firstClock } from '../../campaign/clock/clock.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { setGoing } from '../../campaign/pace/set-going.ts';
import { tellWindow } from '../../campaign/pace/tell-window.ts';
import { armStart, fullnessOf } from '../../campaign/seats/arm-start.ts';
import { giveByWishes } from '../../campaign/seats/give-by-wishes.ts';
import { giveSeat } from '../../campaign/seats/give-seat.ts';
import { staffEmptySeats } from '../../campaign/seats/staff-empty-seats.ts';
import { settingsOf } from '../../campaign/terms/settings.ts';
import { audit } from '../../ground/audit.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { publish } from '../../ground/tell/publish.ts';
import { queueLastReports } from '../../ground/tell/report-mail.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { closeInHand } from '../run/closing.ts';

/**
 * The game begins: seats that are given out at the start are given out, and the first window opens. A master may start
 * before all seats are taken; the worker starts what is full, or whose date has come.
 */
export const startCampaign = useCase<{ readonly campaignId: CampaignId }, null>('startCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'startCampaign', of: input, wanted: ['open'] });
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
    const { window } = await inPlay(trx, app, campaign);
    const clock = firstClock(campaign, now, window.kind === 'window' ? window : {});
    await changeCampaign(trx, campaign.id, { status: 'running', startedAt: now, ...clock, ...UNCLAIMED });
    const begun = { ...campaign, status: 'running', startedAt: now, ...clock } as const;
    await setGoing(trx, app, begun);
    const play = await inPlay(trx, app, begun);
    const label = play.pace.listed.label(play.window);
    const facts = { kind: 'campaign-started', ...label, deadline: clock.deadline } as const;
    const key = `campaign-started:${campaign.id}`;
    await tellEverybody(trx, app, campaign, { facts, key });
    await publish(trx, app, campaign, { news: facts, key });
    await tellWindow(trx, app, play);
    const turn = await tellWhoPlays(scene, begun);
    await queueLastReports(trx, app, { ...campaign, turn }, await seatsOf(trx, campaign.id));
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'startCampaign', facts: { rulers } });
    return ok(null);
  }),
);

/** Whoever worked on it as an open campaign is done with it. */
const UNCLAIMED = { leaseOwner: null, leasedUntil: null, attempts: 0 } as const;

/**
 * In live play the rules are told who plays before anybody can act, as a turn of its own; else in the first turn. Says which
 * turn is the last that is out. What cannot be run now is tried again by a worker, which tells the masters.
 */
const tellWhoPlays = async ({ app, trx }: Scene, begun: CampaignRow): Promise<number> => {
  const play = await inPlay(trx, app, begun);
  if ((await play.pace.time.byItself(trx, app, play)) !== 'acts') return begun.turn;
  const { key } = play;
  const permit = { role: 'system', userId: null } as const; // no deed of the master who begins
  const closed = await closeInHand(trx, app, { key, cause: 'acts', permit, excused: true });
  return closed.ok ? key.turn : begun.turn;
};

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
