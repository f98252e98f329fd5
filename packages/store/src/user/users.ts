import type { Selectable } from 'kysely';
import type { UserTable } from '../auth/auth.table.ts';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';

/** A person with an account. better-auth writes it; see `auth/`. */
export type UserRow = Selectable<UserTable>;

export const findUser = (db: Db, id: UserId): Promise<UserRow | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();

/** better-auth keeps addresses in small letters. */
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();

export const countUsers = async (db: Db): Promise<number> => {
  const { users } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return users;
};
