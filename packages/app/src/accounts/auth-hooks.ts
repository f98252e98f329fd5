import { findUser, isBlocked, type UserId } from '@chancery/store';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { App } from '../app.ts';
import type { AuthMails, AuthMoment } from './auth-mails.ts';
import { keepLanguage } from './keep-language.ts';
import type { Limits } from './limits.ts';
import { nameFaults, tidyName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { refusal } from './refusal.ts';
import type { AccountSettings } from './settings.ts';
import { maySignUp } from './sign-up-policy.ts';

/** Wrong passwords for one account, from wherever they come. */
const TRIES_AT_ONE = { most: 10, within: 15 * 60_000 };

const triesAt = (email: unknown): string => `passwords of ${String(email).slice(0, LONGEST_ADDRESS).toLowerCase()}`;
const LONGEST_ADDRESS = 254;

interface Helpers {
  readonly limits: Limits;
  readonly mails: AuthMails;
  readonly passwords: Passwords;
}

/** What is looked at before better-auth answers, and after. */
export const authHooks = (
  app: App,
  settings: AccountSettings,
  { limits, mails, passwords }: Helpers,
): NonNullable<BetterAuthOptions['hooks']> => ({
  before: createAuthMiddleware(async (context) => {
    const { path } = context;
    const body: { readonly [field: string]: unknown } = context.body ?? {};
    if (path === '/sign-in/email' && !limits.take(triesAt(body['email']), TRIES_AT_ONE).allowed) {
      throw refusal('TOO_MANY_TRIES');
    }
    if (path !== '/sign-up/email') return;
    const { invitation, ...rest } = body;
    if (!(await maySignUp(app, settings, invitation))) throw refusal('SIGN_UP_CLOSED');
    await passwords.prepare(rest['password']);
    return { context: { body: rest } };
  }),
  after: createAuthMiddleware(async ({ path, body, context }) => {
    if (context.returned instanceof APIError) return;
    if (path === '/sign-in/email') limits.clear(triesAt(body?.email));
    if (path === '/change-password' && context.session !== null) await mails.passwordChanged(context.session.user);
  }),
});

/** What holds for every account and session, by whatever way it is made. */
export const accountRules = (
  app: App,
  { open, asked }: AuthMoment,
): NonNullable<BetterAuthOptions['databaseHooks']> => ({
  user: {
    create: { before: async ({ name }) => ({ data: { name: checkedName(name), image: null } }) },
    update: {
      before: async ({ name }) => ({
        data: { ...(name === undefined ? {} : { name: checkedName(name) }), image: null },
      }),
    },
  },
  session: {
    create: {
      before: async ({ userId }) => {
        const user = userId as UserId;
        const db = open() ?? app.store.db;
        if ((await findUser(db, user)) !== undefined && !(await isBlocked(db, user))) return;
        throw refusal('BLOCKED');
      },
      after: ({ userId }) => keepLanguage(app, userId as UserId, asked()),
    },
  },
});

const checkedName = (given: string): string => {
  const name = tidyName(given);
  const [fault] = nameFaults(name);
  if (fault === undefined) return name;
  throw new APIError('BAD_REQUEST', { code: 'BAD_NAME', message: fault });
};
