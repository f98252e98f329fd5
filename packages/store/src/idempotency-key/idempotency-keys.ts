import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { IdempotencyKeyTable } from './idempotency-key.table.ts';

export type IdempotencyKeyRow = Selectable<IdempotencyKeyTable>;
export type NewIdempotencyKey = Omit<IdempotencyKeyRow, 'status' | 'response'>;

/** What to do with a request: carry it out, or answer without. */
export type IdempotencyAnswer =
  | { readonly kind: 'new' }
  /** The same request is being carried out. */
  | { readonly kind: 'under-way' }
  | { readonly kind: 'done'; readonly status: number; readonly response: string }
  /** Another request had this key: the client's mistake. */
  | { readonly kind: 'other-request' };

/** Takes a key for a request. A key that has expired counts as never used. */
export const takeIdempotencyKey = async (db: Db, asked: NewIdempotencyKey): Promise<IdempotencyAnswer> => {
  const { userId, key, requestHash, createdAt, expiresAt } = asked;
  const taken = await db
    .insertInto('idempotencyKey')
    .values({ ...asked, status: null, response: null })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'key'])
        .doUpdateSet({ requestHash, createdAt, expiresAt, status: null, response: null })
        .where('idempotencyKey.expiresAt', '<=', createdAt),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return { kind: 'new' };
  const before = await db
    .selectFrom('idempotencyKey')
    .selectAll()
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (before.requestHash !== requestHash) return { kind: 'other-request' };
  if (before.status === null || before.response === null) return { kind: 'under-way' };
  return { kind: 'done', status: before.status, response: before.response };
};

/** Keeps the answer, best in the transaction that did the work. */
export const keepIdempotentAnswer = (
  db: Db,
  { userId, key }: Pick<IdempotencyKeyRow, 'userId' | 'key'>,
  status: number,
  response: string,
): Promise<boolean> =>
  changedOne(
    db.updateTable('idempotencyKey').set({ status, response }).where('userId', '=', userId).where('key', '=', key),
  );

/** The request came to nothing and may come again. */
export const releaseIdempotencyKey = async (db: Db, userId: UserId, key: string): Promise<void> => {
  await db
    .deleteFrom('idempotencyKey')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
};

export const forgetIdempotencyKeys = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('idempotencyKey').where('expiresAt', '<=', now).execute();
};
