import type { Selectable } from 'kysely';
import { newId, type UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { PasskeyTable } from './auth.table.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** The ways in which somebody can sign in. */
export interface SignInMeans {
  readonly password: boolean;
  readonly passkeys: readonly PasskeyRow[];
}

export const signInMeansOf = async (db: Db, userId: UserId): Promise<SignInMeans> => {
  const password = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  const passkeys = await db.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('id').execute();
  return { password: password !== undefined, passkeys };
};

/** Takes the codes of an authenticator off; false when there are none. Passkeys stay. */
export const removeSecondFactor = async (db: Db, userId: UserId): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('twoFactor').where('userId', '=', userId).executeTakeFirst();
  await db.updateTable('user').set({ twoFactorEnabled: 0 }).where('id', '=', userId).execute();
  return numDeletedRows > 0n;
};

/** Keeps a token with which its user may set a new password once, as better-auth looks for it: hashed. */
export const keepPasswordReset = async (
  db: Db,
  { userId, identifierHash, expiresAt, now }: PasswordReset,
): Promise<void> => {
  const at = now.toISOString();
  await db
    .insertInto('verification')
    .values({
      id: newId<'verification'>(),
      identifier: identifierHash,
      value: userId,
      expiresAt: expiresAt.toISOString(),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
};

export interface PasswordReset {
  readonly userId: UserId;
  readonly identifierHash: string;
  readonly expiresAt: Date;
  readonly now: Date;
}
