import type { Selectable } from 'kysely';
import type { Db } from '../schema.ts';
import type { ReplyNameTable } from './reply-name.table.ts';

export type ReplyNameRow = Selectable<ReplyNameTable>;

/** The name that stands for something: the one that it has, or else the given one, which it has from now on. */
export const replyNameFor = async (db: Db, row: ReplyNameRow): Promise<string> => {
  const { campaignId, seat, userId, letterId } = row;
  const kept = (): Promise<ReplyNameRow | undefined> =>
    db
      .selectFrom('replyName')
      .selectAll()
      .where('campaignId', '=', campaignId)
      .where('seat', '=', seat)
      .where('userId', '=', userId)
      .where('letterId', '=', letterId)
      .executeTakeFirst();
  const before = await kept();
  if (before !== undefined) return before.name;
  await db
    .insertInto('replyName')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const now = await kept();
  if (now === undefined) throw new Error(`the reply name ${row.name} stands for something else`);
  return now.name;
};

export const findReplyName = (db: Db, name: string): Promise<ReplyNameRow | undefined> =>
  db.selectFrom('replyName').selectAll().where('name', '=', name).executeTakeFirst();
