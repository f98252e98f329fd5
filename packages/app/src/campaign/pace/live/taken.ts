import { changeCampaign, lastPostOf, newestSheetSince, sheetsInOrder } from '@chancery/store';
import { draftFrom } from '../../play/draft.ts';
import { overtakenBy } from '../../play/overtaken.ts';
import { turnInHand } from '../../play/play.ts';
import { putAside } from '../../play/put-aside.ts';
import type { Taken } from '../parts/taken.ts';
import { placePost } from './place-post.ts';

/** Each post is one turn, and takes the place of nothing. A plan can be made at any time: it waits for its move. */
export const taken: Taken = {
  /** A draft lasts until the seat posts, whatever others do meanwhile. */
  async draft(db, _, { campaign }, { seat, userId }) {
    const key = turnInHand(campaign);
    const since = ((await lastPostOf(db, campaign.id, seat, campaign.turn)) ?? 0) + 1;
    const newest = await newestSheetSince(db, campaign.id, seat, since);
    const present = newest?.turn === key.turn && newest.edition === key.edition;
    const drafted = newest?.kind === 'draft' || newest?.kind === 'waiting';
    const own = drafted ? newest.userId === userId : present;
    return draftFrom(key, present ? newest.number : 0, own ? newest : undefined);
  },
  async waiting(db, app, play, row) {
    const { sheet } = await taken.draft(db, app, play, row);
    return sheet?.kind === 'waiting' ? sheet : null;
  },
  admits: (_play, _row, drafted) => drafted,
  place: placePost,
  inForce: async () => [],
  // Posts of others may come between.
  overtaken: async (db, seat, base, { taking: { key }, insteadOf }) =>
    insteadOf === null ? overtakenBy(db, key, seat, base) : null,
  newerThan: async () => null,
  // There are many turns, and what is said goes for all of them.
  meansOther: () => false,
  // There is nothing to be resolved.
  passesOver: async () => true,
  // Posts are resolved in the order in which they came: no two bear the same time.
  sentAt: async (db, key, now) => Math.max(now, ((await sheetsInOrder(db, key)).at(-1)?.at ?? 0) + 1),
  async sentAgainAt(trx, key, sheet, now) {
    if (sheet.kind !== 'submitted') return now;
    // What was kept for this very turn would be resolved twice.
    if (sheet.turn === key.turn && sheet.edition === key.edition) await putAside(trx, sheet, now);
    return sheet.at;
  },
  holdFor: () => 'lock',
  async follows(trx, app, { campaign }) {
    await changeCampaign(trx, campaign.id, { dueAt: app.now() });
    return 'post';
  },
  refuses: (what) => ({ code: 'conflict', what, found: 'live' }),
};
