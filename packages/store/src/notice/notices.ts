import { type Instant, sorted } from '@chancery/core';
import type { Selectable } from 'kysely';
import { addBulletins, bulletinsTo, markBulletinsRead, toldByBulletin } from '../bulletin/bulletins.ts';
import type { NoticeId, UserId } from '../ids.ts';
import type { Page } from '../page.ts';
import type { Db } from '../schema.ts';
import type { NoticeTable } from './notice.table.ts';

export type NoticeRow = Selectable<NoticeTable>;
export type NewNotice = Omit<NoticeRow, 'readAt'>;

/** Those that were given before, by their dedupe key, are left out. What several users are told in the same words is stored once. */
export const addNotices = async (db: Db, notices: readonly NewNotice[]): Promise<void> => {
  if (notices.length === 0) return;
  const told = await toldBefore(db, notices);
  const fresh = notices.filter((notice) => !told.has(tellingOf(notice)));
  const groups = [...Map.groupBy(fresh, wordsOf).values()];
  await addBulletins(
    db,
    groups.flatMap((alike) => {
      const [first, ...more] = alike;
      return first === undefined || more.length === 0 ? [] : [{ ...first, readers: alike.map(({ userId }) => userId) }];
    }),
  );
  const single = groups.filter(({ length }) => length === 1).flat();
  if (single.length === 0) return;
  await db
    .insertInto('notice')
    .values(single.map((notice) => ({ ...notice, readAt: null })))
    .onConflict((conflict) => conflict.columns(['userId', 'dedupeKey']).doNothing())
    .execute();
};

const wordsOf = ({ campaignId, dedupeKey, facts, at }: NewNotice): string =>
  JSON.stringify([campaignId, dedupeKey, facts, at]);

const tellingOf = ({ userId, dedupeKey }: Pick<NewNotice, 'userId' | 'dedupeKey'>): string => `${userId} ${dedupeKey}`;

/** Who was told what before, whichever way it is stored. */
const toldBefore = async (db: Db, notices: readonly NewNotice[]): Promise<ReadonlySet<string>> => {
  const users = [...new Set(notices.map(({ userId }) => userId))];
  const keys = [...new Set(notices.map(({ dedupeKey }) => dedupeKey))];
  const alone = await db
    .selectFrom('notice')
    .select(['userId', 'dedupeKey'])
    .where('userId', 'in', users)
    .where('dedupeKey', 'in', keys)
    .execute();
  return new Set([...alone, ...(await toldByBulletin(db, users, keys))].map(tellingOf));
};

/** The newest first. */
export const noticesOf = async (db: Db, userId: UserId, page: Page<NoticeId>): Promise<NoticeRow[]> => {
  const rows = [...(await noticesTo(db, userId, page)), ...(await bulletinsTo(db, userId, page))];
  return sorted(rows, (one, other) => other.at - one.at || (one.id < other.id ? 1 : -1)).slice(0, page.limit);
};

const noticesTo = (db: Db, userId: UserId, { limit, before }: Page<NoticeId>): Promise<NoticeRow[]> =>
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
  await markBulletinsRead(db, userId, ids, now);
};
