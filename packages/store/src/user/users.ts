import type { Selectable } from 'kysely';
import type { UserTable } from '../auth/auth.table.ts';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';

/** A person with an account. better-auth writes it; see `auth/`. */
export type UserRow = Selectable<UserTable>;

export const findUser = (db: Db, id: UserId): Promise<UserRow | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();

/** Those of the ids that there are, in the order of their ids. */
export const usersWith = (db: Db, ids: readonly UserId[]): Promise<UserRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('user').selectAll().where('id', 'in', ids).orderBy('id').execute();

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
