import { ok } from '@chancery/core';
import {
  administrators,
  type CampaignRow,
  closePollRow,
  duePolls,
  findCampaign,
  lockCampaign,
  type PollRow,
  type SeatRow,
  seatsOf,
  type Trx,
  votesIn,
} from '@chancery/store';
import { endNow } from '../../campaign/lifecycle/end-campaign.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { Permit } from '../../ground/permit.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';

/** The clock acts for nobody. */
const CLOCK: Permit = { role: 'system', userId: null };

/** Seats whose rulers are asked. */
export const votingSeats = (seats: readonly SeatRow[]): readonly SeatRow[] =>
  seats.filter(({ status, userId }) => status === 'held' && userId !== null);

/**
 * Counts a poll, by the seats that are held now and the votes of their present rulers, and tells everybody. Whether the game goes
 * on is decided by more yes than no; otherwise it ends here (W83-20.42).
 */
export const closePoll = async (trx: Trx, app: App, campaign: CampaignRow, poll: PollRow): Promise<void> => {
  const { id: campaignId, title } = campaign;
  const rulers = new Map(votingSeats(await seatsOf(trx, campaignId)).map(({ seat, userId }) => [seat, userId]));
  const votes = (await votesIn(trx, poll)).filter(({ seat, userId }) => rulers.get(seat) === userId);
  const yes = votes.filter(({ vote }) => vote === 'yes').length;
  const no = votes.length - yes;
  if (!(await closePollRow(trx, poll, { closedAt: app.now(), yes, no }))) return;
  const { kind, question } = poll;
  const facts = { kind: 'poll-closed', poll: kind, question, yes, no } as const;
  const key = `poll-closed:${campaignId}:${poll.id}`;
  await tellEverybody(trx, app, campaign, { facts, key });
  await audit(trx, app, { permit: CLOCK, campaignId, action: 'closePoll', facts: { kind, yes, no } });
  if (kind !== 'go-on') return;
  if (yes <= no) {
    await endNow(trx, app, campaign, {
      permit: CLOCK,
      how: `The rulers were asked whether to go on: ${yes} yes, ${no} no.`,
    });
    return;
  }
  // A new master is sought: administrators can hand the game over.
  const wanted = { kind: 'master-wanted', yes, no } as const;
  const all = (await administrators(trx)).map(({ userId: to }) => ({
    to,
    campaign: { id: campaignId, title },
    facts: wanted,
    key,
  }));
  await notify(trx, app, all);
};

/** Closes the polls whose time is over; says how many. */
export const closeDuePolls = async (app: App): Promise<number> => {
  const due = await duePolls(app.store.db, app.now());
  for (const poll of due) {
    await transact(app.store, async (trx) => {
      await lockCampaign(trx, poll.campaignId);
      const campaign = await findCampaign(trx, poll.campaignId);
      if (campaign !== undefined) await closePoll(trx, app, campaign, poll);
      return ok(null);
    });
  }
  return due.length;
};
