import { type Db, newId, type UserId } from '../../src/index.ts';

/** A user as better-auth would have written him. */
export const addUser = async (db: Db, name: string): Promise<UserId> => {
  const id = newId<'user'>();
  await db
    .insertInto('user')
    .values({
      id,
      name,
      email: `${name.toLowerCase()}.${id}@example.org`,
      emailVerified: 1,
      image: null,
      twoFactorEnabled: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  return id;
};
