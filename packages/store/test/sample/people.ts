import { type Db, newId, type UserId } from '../../src/index.ts';

/** A user as better-auth would have written them. */
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

/** All that better-auth keeps of a user who has everything. */
export const addAccount = async (db: Db, userId: UserId): Promise<void> => {
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const expiresAt = '2026-01-08T00:00:00.000Z';
  const session = { id: newId(), userId, token: newId(), expiresAt, ipAddress: '127.0.0.1', userAgent: 'test' };
  await db
    .insertInto('session')
    .values({ ...session, ...times })
    .execute();
  await db
    .insertInto('account')
    .values({
      id: newId(),
      userId,
      accountId: userId,
      providerId: 'credential',
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      password: 'salt:hash',
      ...times,
    })
    .execute();
  const verification = { id: newId(), identifier: `magic-link:${newId()}`, value: '{}', expiresAt };
  await db
    .insertInto('verification')
    .values({ ...verification, ...times })
    .execute();
  const twoFactor = { id: newId(), userId, secret: 'sealed', backupCodes: 'sealed', verified: 1 } as const;
  await db
    .insertInto('twoFactor')
    .values({ ...twoFactor, failedVerificationCount: 0, lockedUntil: null })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      id: newId(),
      userId,
      name: 'phone',
      publicKey: 'pk',
      credentialId: newId(),
      counter: 3,
      deviceType: 'multiDevice',
      backedUp: 1,
      transports: 'internal',
      aaguid: null,
      createdAt: times.createdAt,
    })
    .execute();
};
