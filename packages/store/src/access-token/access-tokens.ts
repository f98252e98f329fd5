import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { AccessTokenId, UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db } from '../schema.ts';
import type { AccessTokenTable } from './access-token.table.ts';

export type AccessTokenRow = Selectable<AccessTokenTable>;
export type NewAccessToken = Omit<AccessTokenRow, 'lastUsedAt' | 'revokedAt'>;

export const addAccessToken = async (db: Db, token: NewAccessToken): Promise<void> => {
  await db
    .insertInto('accessToken')
    .values({ ...token, lastUsedAt: null, revokedAt: null })
    .execute();
};

/** The token with this hash, unless it is revoked or has expired. */
export const findAccessToken = prepared.first((db, hash: string, now: Instant) =>
  db
    .selectFrom('accessToken')
    .selectAll()
    .where('hash', '=', hash)
    .where('revokedAt', 'is', null)
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)])),
);

/** Remembers the use, to the minute: a busy bot must not cost a write with each request. */
export const noteTokenUse = async (db: Db, id: AccessTokenId, now: Instant): Promise<void> => {
  await db
    .updateTable('accessToken')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', now - 60_000)]))
    .execute();
};

/** False when this user has no such token, or has revoked it already. */
export const revokeAccessToken = (db: Db, userId: UserId, id: AccessTokenId, now: Instant): Promise<boolean> =>
  changedOne(
    db
      .updateTable('accessToken')
      .set({ revokedAt: now })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null),
  );

export const accessTokensOf = (db: Db, userId: UserId): Promise<AccessTokenRow[]> =>
  db.selectFrom('accessToken').selectAll().where('userId', '=', userId).orderBy('createdAt').execute();
