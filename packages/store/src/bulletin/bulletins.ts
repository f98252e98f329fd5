import type { Instant } from '@chancery/core';
import type { Insertable, Selectable } from 'kysely';
import type { NoticeId, UserId } from '../ids.ts';
import type { Page } from '../page.ts';
import type { Db } from '../schema.ts';
import type { BulletinTable } from './bulletin.table.ts';

export type BulletinRow = Selectable<BulletinTable>;

/** With the users whom it is for. */
export type NewBulletin = Insertable<BulletinTable> & { readonly readers: readonly UserId[] };

export const addBulletins = async (db: Db, bulletins: readonly NewBulletin[]): Promise<void> => {
  for (const { id, campaignId, kind, facts, dedupeKey, at, readers } of bulletins) {
    await db.insertInto('bulletin').values({ id, campaignId, kind, facts, dedupeKey, at }).execute();
    await db
      .insertInto('bulletinReader')
      .values([...new Set(readers)].map((userId) => ({ userId, at, bulletinId: id, readAt: null })))
      .execute();
  }
};

/** Which of some users were told of some things so. */
export const toldByBulletin = async (
  db: Db,
  users: readonly UserId[],
  keys: readonly string[],
): Promise<readonly { readonly userId: UserId; readonly dedupeKey: string }[]> =>
  db
    .selectFrom('bulletin')
    .innerJoin('bulletinReader', (join) =>
      // Readers are found by user and time: they have no other index.
      join.onRef('bulletinReader.at', '=', 'bulletin.at').onRef('bulletinReader.bulletinId', '=', 'bulletin.id'),
    )
    .select(['bulletinReader.userId', 'bulletin.dedupeKey'])
    .where('bulletin.dedupeKey', 'in', keys)
    .where('bulletinReader.userId', 'in', users)
    .execute();

/** Those for one user as they would have them as notices of their own, the newest first. */
export const bulletinsTo = (
  db: Db,
  userId: UserId,
  { limit, before }: Page<NoticeId>,
): Promise<(BulletinRow & { readonly userId: UserId; readonly readAt: Instant | null })[]> =>
  db
    .selectFrom('bulletinReader')
    .innerJoin('bulletin', 'bulletin.id', 'bulletinReader.bulletinId')
    .selectAll('bulletin')
    .select(['bulletinReader.userId', 'bulletinReader.readAt'])
    .where('bulletinReader.userId', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('bulletinReader.at', 'bulletinReader.bulletinId'), '<', tuple(before!.at, before!.id)),
      ),
    )
    .orderBy('bulletinReader.at', 'desc')
    .orderBy('bulletinReader.bulletinId', 'desc')
    .limit(limit)
    .execute();

export const markBulletinsRead = async (
  db: Db,
  userId: UserId,
  ids: readonly NoticeId[],
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('bulletinReader')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('at', 'in', (eb) => eb.selectFrom('bulletin').select('bulletin.at').where('id', 'in', ids))
    .where('bulletinId', 'in', ids)
    .where('readAt', 'is', null)
    .execute();
};
