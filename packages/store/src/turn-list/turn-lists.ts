import type { CampaignId } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { ReviewedListRow } from './reviewed-list.table.ts';
import type { TurnListRow } from './turn-list.table.ts';

export const addTurnList = async (trx: Trx, row: TurnListRow): Promise<void> => {
  await trx.insertInto('turnList').values(row).execute();
};

/** What masters have decided since the list was closed: the turn is run by that, and the list as it was closed stays. */
export const addReviewedList = async (trx: Trx, row: ReviewedListRow): Promise<void> => {
  await trx.insertInto('reviewedList').values(row).execute();
};

/** Undefined while the turn takes orders, and of turns of format 1. */
export const turnListOf = async (db: Db, key: TurnKey): Promise<TurnListRow | undefined> => {
  const list = await closedListOf(db, key);
  return list && asReviewed(list, await reviewOf(db, key));
};

const closedListOf = prepared.first((db, key: TurnKey) =>
  db
    .selectFrom('turnList')
    .selectAll()
    .where((eb) => eb.and(turnKey(key))),
);

const reviewOf = prepared.first((db, key: TurnKey) =>
  db
    .selectFrom('reviewedList')
    .selectAll()
    .where((eb) => eb.and(turnKey(key))),
);

/** A list as the turn was run by it: what was decided in a review in place of what stood there, whose lines are the first ones then. */
const asReviewed = <List extends Pick<TurnListRow, 'lines' | 'firstLines'>>(
  list: List,
  review: Partial<ReviewedListRow> | undefined,
): List => {
  if (review === undefined) return list;
  const { at: _, ...decided } = review;
  return { ...list, ...decided, firstLines: list.firstLines ?? list.lines };
};

/** What everybody may see of a list. */
export type OpenList = Pick<TurnListRow, 'turn' | 'edition' | 'lines' | 'firstLines' | 'closedAt'>;

/** The open part of all lists of a campaign, void ones too, by turn and edition. */
export const openListsOf = async (db: Db, campaignId: CampaignId): Promise<OpenList[]> => {
  const closed = await db
    .selectFrom('turnList')
    .select(['turn', 'edition', 'lines', 'firstLines', 'closedAt'])
    .where('campaignId', '=', campaignId)
    .orderBy('turn')
    .orderBy('edition')
    .execute();
  const reviews = await db
    .selectFrom('reviewedList')
    .select(['turn', 'edition', 'lines'])
    .where('campaignId', '=', campaignId)
    .execute();
  return withReviews(closed, reviews);
};

/** The lists of turns that are out, from one to another, by turn and edition. Whoever calls opens none but the reader's own line. */
export const listsOfTurnsOut = async (
  db: Db,
  campaignId: CampaignId,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<TurnListRow[]> => {
  const closed = await db
    .selectFrom('turnList')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'turnList.campaignId')
        .onRef('turn.turn', '=', 'turnList.turn')
        .onRef('turn.edition', '=', 'turnList.edition'),
    )
    .selectAll('turnList')
    .where('turnList.campaignId', '=', campaignId)
    .where('turnList.turn', '>=', first)
    .where('turnList.turn', '<=', last)
    .orderBy('turnList.turn')
    .orderBy('turnList.edition')
    .execute();
  const reviews = await db
    .selectFrom('reviewedList')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('turn', '>=', first)
    .where('turn', '<=', last)
    .execute();
  return withReviews(closed, reviews);
};

const withReviews = <List extends OpenList>(
  closed: readonly List[],
  reviews: readonly (Pick<ReviewedListRow, 'turn' | 'edition'> & Partial<ReviewedListRow>)[],
): List[] =>
  closed.map((list) =>
    asReviewed(
      list,
      reviews.find(({ turn, edition }) => turn === list.turn && edition === list.edition),
    ),
  );
