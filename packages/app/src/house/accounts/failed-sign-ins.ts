import { findUserByEmail } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { CLIENT_ADDRESS } from './client-address.ts';

/** Ways in at which somebody can guess. */
const WAYS: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/magic-link/verify',
  '/passkey/verify-authentication',
  '/two-factor/verify-totp',
  '/two-factor/verify-otp',
  '/two-factor/verify-backup-code',
]);

/** Somebody who tried to sign in. */
export interface Try {
  readonly path: string | undefined;
  readonly body: unknown;
  readonly headers: Headers | undefined;
}

/**
 * Writes to the log that somebody could not sign in: into which account, and from which address of the network, so that a guard
 * of the machine (fail2ban) can shut that address out. deploy/fail2ban reads this line.
 */
export const noteFailedSignIn = async (app: App, { path, body, headers }: Try): Promise<void> => {
  if (path === undefined || !WAYS.has(path)) return;
  const email = (body as { readonly email?: unknown } | undefined)?.email;
  const user = typeof email === 'string' ? await findUserByEmail(app.store.db, email.toLowerCase()) : undefined;
  app.log.warn('sign-in failed', {
    way: path,
    account: user?.id ?? 'unknown',
    from: headers?.get(CLIENT_ADDRESS) ?? 'unknown',
  });
};
