import { maySend } from '@chancery/core';
import { countingMarks, countingSheets, newestSheet, newestWrittenAt, sheetsOf } from '@chancery/store';
import { heldByBreaker } from '../../clock/breaker.ts';
import { releaseBreaker } from '../../clock/breaker-release.ts';
import { noteReady } from '../../clock/ready.ts';
import { draftFrom } from '../../play/draft.ts';
import { overtakenBy } from '../../play/overtaken.ts';
import { takingAt } from '../../play/placed.ts';
import { couldReturn } from '../../play/seating.ts';
import { ordersIn } from '../../position/orders-in.ts';
import type { Taken } from '../parts/taken.ts';
import { askOpenQuestions } from './ask-questions.ts';
import { placeSheet } from './place-sheet.ts';

/** A sheet for a turn takes the place of the one before it, until the window closes. */
export const taken: Taken = {
  async draft(db, app, { campaign }, { seat, userId: ruler }) {
    const { key } = takingAt(campaign, app.now());
    const newest = await newestSheet(db, key, seat);
    const strange = newest?.kind === 'draft' && newest.userId !== ruler;
    const sheet = strange ? (await countingSheets(db, key)).find((each) => each.seat === seat) : newest;
    return draftFrom(key, newest?.number ?? 0, sheet);
  },
  waiting: async () => null,
  // Who may send without being asked; and a ruler whose seat the rules play since they were silent has it back when they send orders.
  admits: (play, row) => row !== undefined && (maySend(play.window, row.seat) || couldReturn(play, row)),
  place: async (_, { campaign, out }, sheet) => placeSheet(campaign, out, sheet),
  overtaken: (db, seat, base, { taking: { key } }) => overtakenBy(db, key, seat, base),
  async newerThan(db, key, seat, { writtenAt, receivedAt }) {
    const { campaignId, turn } = key;
    const standing = (await countingSheets(db, key)).find((row) => row.seat === seat);
    if (standing === undefined) {
      const last = (await sheetsOf(db, key, seat)).findLast(({ kind }) => kind !== 'draft');
      return last?.kind === 'withdrawn' && last.at > receivedAt ? last : null;
    }
    if (standing.channel !== 'mail') return standing.at > receivedAt ? standing : null;
    const newest = await newestWrittenAt(db, { campaignId, seat, turn });
    return newest !== null && newest > (writtenAt ?? receivedAt) ? standing : null;
  },
  meansOther: (named, open) => named !== open,
  passesOver: async (db, key, seat) => (await countingMarks(db, key)).some((mark) => mark.seat === seat),
  async inForce(db, key, seat) {
    const mark = (await countingMarks(db, key)).find((each) => each.seat === seat);
    return mark === undefined ? [] : ordersIn(db, key.campaignId, mark.id);
  },
  sentAt: async (_db, _key, now) => now,
  // What was carried on from the turn before came when it came.
  sentAgainAt: async (_trx, { turn }, sheet, now) => (sheet.turn < turn ? sheet.at : now),
  holdFor: ({ campaign }) => (heldByBreaker(campaign) ? 'lock' : 'share'),
  async follows(trx, app, play, { seat, ready }) {
    await askOpenQuestions(trx, app, play);
    await releaseBreaker(trx, app, play, play.campaign);
    await noteReady(trx, app, play, { seat, ready });
    return null;
  },
  refuses: () => null,
};
