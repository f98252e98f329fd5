import type { CampaignId } from '@chancery/core';
import type { Selectable } from 'kysely';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { TurnTable } from './turn.table.ts';

export type TurnRow = Selectable<TurnTable>;

export const addTurn = async (trx: Trx, row: Omit<TurnRow, 'supersededBy'>): Promise<void> => {
  await trx
    .insertInto('turn')
    .values({ ...row, supersededBy: null })
    .execute();
};

export const findTurn = prepared.first((db, key: TurnKey) =>
  db
    .selectFrom('turn')
    .selectAll()
    .where((eb) => eb.and(turnKey(key))),
);

/** The turns that stand, from 0: each of the edition in which it was run last. */
export const standingTurns = (db: Db, campaignId: CampaignId): Promise<TurnRow[]> =>
  db
    .selectFrom('turn')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('supersededBy', 'is', null)
    .orderBy('turn')
    .execute();

/** The turn that stands; undefined when it is not out, or not out again. */
export const standingTurn = prepared.first((db, campaignId: CampaignId, turn: number) =>
  db
    .selectFrom('turn')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('turn', '=', turn)
    .where('supersededBy', 'is', null),
);

/** All editions in which a turn was run, the oldest first; at most the last of them stands. */
export const editionsOf = (db: Db, campaignId: CampaignId, turn: number): Promise<TurnRow[]> =>
  db
    .selectFrom('turn')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('turn', '=', turn)
    .orderBy('edition')
    .execute();

/** When, by what and why each turn was run, in all its editions. */
export type TurnRun = Pick<
  TurnRow,
  'turn' | 'edition' | 'resolvedAt' | 'version' | 'engine' | 'reason' | 'supersededBy'
>;

export const turnRunsOf = (db: Db, campaignId: CampaignId): Promise<TurnRun[]> =>
  db
    .selectFrom('turn')
    .select(['turn', 'edition', 'resolvedAt', 'version', 'engine', 'reason', 'supersededBy'])
    .where('campaignId', '=', campaignId)
    .orderBy('turn')
    .orderBy('edition')
    .execute();

/** Rolls back: all turns after `turn` give way to a new edition. They stay in the record. Says how many they were. */
export const supersedeTurnsAfter = async (
  trx: Trx,
  campaignId: CampaignId,
  turn: number,
  edition: number,
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('turn')
    .set({ supersededBy: edition })
    .where('campaignId', '=', campaignId)
    .where('turn', '>', turn)
    .where('supersededBy', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
