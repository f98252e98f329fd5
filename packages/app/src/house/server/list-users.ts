import { type Instant, ok } from '@chancery/core';
import {
  administrators,
  blocksOf,
  type Db,
  findUserByEmail,
  type UserId,
  type UserRow,
  usersBy,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { useCase } from '../../ground/use-case.ts';

export interface ListUsers {
  /** How many at most: 1 to 100. */
  readonly limit: number;
  /** The address of the last one of the page before. */
  readonly after?: string | undefined;
  /** A part of the address. */
  readonly search?: string | undefined;
  /** The whole address, instead of a part: one account or none. */
  readonly address?: string | undefined;
}

export interface UserLine {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** They are asked for a code of an authenticator. */
  readonly secondFactor: boolean;
  /** ISO 8601. */
  readonly since: string;
  readonly administrator: boolean;
  /** Null for those who are not. */
  readonly blocked: { readonly since: Instant; readonly reason: string } | null;
}

/** The accounts of this server, by their addresses. */
export const listUsers = useCase<ListUsers, readonly UserLine[]>('administer', async (app, actor, input) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'administer');
  if (!permit.ok) return permit;
  const rows = input.address === undefined ? await page(db, input) : await withAddress(db, input.address);
  const ids = rows.map(({ id }) => id);
  const blocks = new Map((await blocksOf(db, ids)).map(({ userId, since, reason }) => [userId, { since, reason }]));
  const runs = new Set((await administrators(db)).map(({ userId }) => userId));
  return ok(
    rows.map(({ id, name, email, emailVerified, twoFactorEnabled, createdAt }) => ({
      id,
      name,
      email,
      emailVerified: emailVerified === 1,
      secondFactor: twoFactorEnabled === 1,
      since: createdAt,
      administrator: runs.has(id),
      blocked: blocks.get(id) ?? null,
    })),
  );
});

const MOST = 100;

const page = (db: Db, { limit, after, search }: ListUsers): Promise<readonly UserRow[]> =>
  usersBy(db, {
    limit: Math.min(Math.max(1, limit), MOST),
    after: after?.toLowerCase(),
    search: search?.toLowerCase(),
  });

const withAddress = async (db: Db, address: string): Promise<readonly UserRow[]> => {
  const user = await findUserByEmail(db, address.trim());
  return user === undefined ? [] : [user];
};
