import type { Flag } from '../columns.ts';
import type { UserId } from '../ids.ts';

/**
 * The tables of better-auth 1.7.25 with two-factor and passkeys, column for column. It alone
 * writes them, but that we change names and addresses, end sessions, take second factors off, let passwords be set anew
 * and delete accounts. Its times are
 * ISO 8601 in UTC as text, which is how it keeps them where a database has no dates.
 */
export interface AuthTables {
  readonly user: UserTable;
  readonly session: SessionTable;
  readonly account: AccountTable;
  readonly verification: VerificationTable;
  readonly twoFactor: TwoFactorTable;
  readonly passkey: PasskeyTable;
}

export type IsoTime = string;

export interface UserTable {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: Flag;
  readonly image: string | null;
  readonly twoFactorEnabled: Flag | null;
  readonly createdAt: IsoTime;
  readonly updatedAt: IsoTime;
}

export interface SessionTable {
  readonly id: string;
  readonly userId: UserId;
  readonly token: string;
  readonly expiresAt: IsoTime;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly createdAt: IsoTime;
  readonly updatedAt: IsoTime;
}

/** A way to sign in: a password, or an account elsewhere. */
export interface AccountTable {
  readonly id: string;
  readonly userId: UserId;
  readonly accountId: string;
  readonly providerId: string;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
  readonly accessTokenExpiresAt: IsoTime | null;
  readonly refreshTokenExpiresAt: IsoTime | null;
  readonly scope: string | null;
  readonly password: string | null;
  readonly createdAt: IsoTime;
  readonly updatedAt: IsoTime;
}

export interface VerificationTable {
  readonly id: string;
  readonly identifier: string;
  readonly value: string;
  readonly expiresAt: IsoTime;
  readonly createdAt: IsoTime;
  readonly updatedAt: IsoTime;
}

export interface TwoFactorTable {
  readonly id: string;
  readonly userId: UserId;
  readonly secret: string;
  readonly backupCodes: string;
  readonly verified: Flag | null;
  readonly failedVerificationCount: number | null;
  readonly lockedUntil: IsoTime | null;
}

export interface PasskeyTable {
  readonly id: string;
  readonly userId: UserId;
  readonly name: string | null;
  readonly publicKey: string;
  readonly credentialId: string;
  readonly counter: number;
  readonly deviceType: string;
  readonly backedUp: Flag;
  readonly transports: string | null;
  readonly aaguid: string | null;
  readonly createdAt: IsoTime | null;
}
