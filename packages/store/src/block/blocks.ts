import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db } from '../schema.ts';
import type { BlockTable } from './block.table.ts';

export type BlockRow = Selectable<BlockTable>;

/** False when they are blocked already. */
export const addBlock = async (db: Db, row: BlockRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('block')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** False when they are not blocked. */
export const removeBlock = async (db: Db, userId: UserId): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('block').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
};

export const isBlocked = async (db: Db, userId: UserId): Promise<boolean> =>
  (await findBlock(db, userId)) !== undefined;

const findBlock = prepared.first((db, userId: UserId) =>
  db.selectFrom('block').select('userId').where('userId', '=', userId),
);

/** Those of the users who are blocked. */
export const blocksOf = (db: Db, userIds: readonly UserId[]): Promise<BlockRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('block').selectAll().where('userId', 'in', userIds).execute();
