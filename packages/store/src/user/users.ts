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

export const namesOfUsers = (db: Db): Promise<Pick<UserRow, 'id' | 'name'>[]> =>
  db.selectFrom('user').select(['id', 'name']).execute();

export const countUsers = async (db: Db): Promise<number> => {
  const { users } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return users;
};

export interface UserPage {
  readonly limit: number;
  /** The address of the last one of the page before. */
  readonly after?: string | undefined;
  /** What stands in the address, in small letters. */
  readonly search?: string | undefined;
}

/** By their addresses. */
export const usersBy = (db: Db, { limit, after, search }: UserPage): Promise<UserRow[]> =>
  db
    .selectFrom('user')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('email', '>', after as string))
    .$if(search !== undefined, (query) => query.where('email', 'like', `%${likely(search as string)}%`))
    .orderBy('email')
    .limit(limit)
    .execute();

/** Marks that stand for anything in a pattern stand for nothing here: they are in no address that is looked for. */
const likely = (text: string): string => text.replace(/[%_\\]/g, '');

/** False when another account has this address. It counts as shown to be theirs. */
export const changeEmail = async (db: Db, id: UserId, email: string, now: Date): Promise<boolean> => {
  if ((await findUserByEmail(db, email)) !== undefined) return false;
  const changes = { email: email.toLowerCase(), emailVerified: 1, updatedAt: now.toISOString() } as const;
  await db.updateTable('user').set(changes).where('id', '=', id).execute();
  return true;
};

/** What an administrator mends of an account. */
export const changeUser = async (
  db: Db,
  id: UserId,
  changes: { readonly name?: string; readonly emailVerified?: 1 },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('user')
    .set({ ...changes, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
};

/** With everything that is theirs alone. Whoever holds a seat or runs a campaign cannot be deleted. */
export const deleteUser = async (db: Db, id: UserId): Promise<void> => {
  await db.deleteFrom('verification').where('value', '=', id).execute();
  await db.deleteFrom('user').where('id', '=', id).execute();
};

/** Accounts whose address nobody has shown to be theirs since they were made, and with which nobody has come in. */
export const forgetUnproven = async (db: Db, madeBefore: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('user')
    .where('emailVerified', '=', 0)
    .where('createdAt', '<', madeBefore.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seat').select('seat').whereRef('seat.userId', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('master').select('role').whereRef('master.userId', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('administrator').select('since').whereRef('administrator.userId', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.userId', '=', 'user.id'))),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
