import { AsyncLocalStorage } from 'node:async_hooks';
import { passkey } from '@better-auth/passkey';
import { authDatabase, newId, type Trx } from '@chancery/store';
import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { App } from '../../ground/app.ts';
import type { AnswerFirst } from './answer-first.ts';
import { accountRules, authHooks } from './auth-hooks.ts';
import { authLog, noteFault } from './auth-log.ts';
import { type AuthMoment, authMails, LINK_MINUTES } from './auth-mails.ts';
import { BASE_PATH } from './auth-paths.ts';
import { CLIENT_ADDRESS } from './client-address.ts';
import { createLimits } from './limits.ts';
import { verifyPassword } from './password-hash.ts';
import { LEAST_LETTERS, MOST_LETTERS, type Passwords } from './passwords.ts';
import { refusal } from './refusal.ts';
import { REQUEST_LIMITS, requestCounter } from './request-limits.ts';
import { secondFactor } from './second-factor.ts';
import type { AccountSettings } from './settings.ts';
import { maySignUp } from './sign-up-policy.ts';

export type Auth = ReturnType<typeof authOf>;

const DAY_SECONDS = 86_400;

interface Helpers extends Pick<AuthMoment, 'asked'> {
  readonly passwords: Passwords;
  readonly answerFirst: AnswerFirst;
}

/** better-auth, as this house uses it. */
export const authOf = (app: App, settings: AccountSettings, { passwords, asked, answerFirst }: Helpers) => {
  const open = new AsyncLocalStorage<Trx>();
  const limits = createLimits(app);
  const mails = authMails(app, limits, { open: () => open.getStore(), asked });
  const { origin, hostname, protocol } = new URL(app.config.baseUrl);
  return betterAuth({
    appName: 'Chancery',
    baseURL: app.config.baseUrl,
    basePath: BASE_PATH,
    secret: settings.secret,
    database: authDatabase(app.store, (trx, work) => open.run(trx, work)),
    databaseHooks: accountRules(app, { open: () => open.getStore(), asked }),
    hooks: authHooks(app, settings, { limits, mails, passwords, answerFirst }),
    telemetry: { enabled: false },
    logger: authLog(app),
    onAPIError: { onError: (error) => noteFault(app, error) },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: settings.confirm ?? true,
      minPasswordLength: LEAST_LETTERS,
      maxPasswordLength: MOST_LETTERS,
      password: { hash: passwords.hash, verify: verifyPassword },
      resetPasswordTokenExpiresIn: LINK_MINUTES.reset * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => mails.resetPassword(user, url),
      onPasswordReset: ({ user }) => mails.passwordChanged(user),
      onExistingUserSignUp: ({ user }) => mails.accountExists(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: LINK_MINUTES.verify * 60,
      sendVerificationEmail: ({ user, url }) => mails.verifyAddress(user, url),
    },
    plugins: [
      magicLink({
        expiresIn: LINK_MINUTES.signIn * 60,
        storeToken: 'hashed',
        sendMagicLink: ({ email, url, metadata }, context) =>
          mails.signInLink(
            email,
            url,
            // A name was looked at before anything else, if there is one.
            async () =>
              typeof context?.body?.name === 'string' && (await maySignUp(app, settings, metadata?.['invitation'])),
          ),
      }),
      secondFactor(),
      passkey({
        rpID: hostname,
        rpName: 'Chancery',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (verification.authenticationInfo.userVerified) return;
            throw refusal('NOT_VERIFIED');
          },
        },
      }),
    ],
    rateLimit: { enabled: true, ...REQUEST_LIMITS, customStorage: requestCounter(app, limits) },
    advanced: {
      useSecureCookies: protocol === 'https:',
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { validateSchema: false, generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      cookiePrefix: 'chancery',
    },
  });
};
