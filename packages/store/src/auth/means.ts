import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
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
