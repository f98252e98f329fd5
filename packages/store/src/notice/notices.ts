import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { NoticeId, UserId } from '../ids.ts';
import type { Page } from '../page.ts';
import type { Db } from '../schema.ts';
import type { NoticeTable } from './notice.table.ts';

export type NoticeRow = Selectable<NoticeTable>;
export type NewNotice = Omit<NoticeRow, 'readAt'>;

/** Those that were given before, by their dedupe key, are left out. */
export const addNotices = async (db: Db, notices: readonly NewNotice[]): Promise<void> => {
  if (notices.length === 0) return;
  await db
    .insertInto('notice')
    .values(notices.map((notice) => ({ ...notice, readAt: null })))
    .onConflict((conflict) => conflict.columns(['userId', 'dedupeKey']).doNothing())
    .execute();
};

/** The newest first. */
export const noticesOf = (db: Db, userId: UserId, { limit, before }: Page<NoticeId>): Promise<NoticeRow[]> =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('userId', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(before!.at, before!.id))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const markNoticesRead = async (
  db: Db,
  userId: UserId,
  ids: readonly NoticeId[],
  now: Instant,
): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('notice')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('readAt', 'is', null)
    .execute();
};
