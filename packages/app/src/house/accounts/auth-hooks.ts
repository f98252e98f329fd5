import { type Db, findUser, isBlocked, type UserId } from '@chancery/store';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { App } from '../../ground/app.ts';
import { tidyName, type UserNameFault, userNameFault } from '../../ground/names/user-names.ts';
import type { AccountRefusal } from '../../ground/text/account-refusals.ts';
import type { AnswerFirst } from './answer-first.ts';
import type { AuthMails, AuthMoment } from './auth-mails.ts';
import { noteFailedSignIn } from './failed-sign-ins.ts';
import { keepLanguage } from './keep-language.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import { refusal } from './refusal.ts';
import type { AccountSettings } from './settings.ts';
import { maySignUp } from './sign-up-policy.ts';

/** Wrong passwords for one account, from wherever they come. */
const TRIES_AT_ONE = { most: 10, within: 15 * 60_000 };

const triesAt = (email: unknown): string => `passwords of ${String(email).slice(0, LONGEST_ADDRESS).toLowerCase()}`;
const LONGEST_ADDRESS = 254;

/** With which somebody may become known here. */
const NAMED: ReadonlySet<string | undefined> = new Set(['/sign-up/email', '/sign-in/magic-link']);

interface Helpers {
  readonly limits: Limits;
  readonly mails: AuthMails;
  readonly passwords: Passwords;
  readonly answerFirst: AnswerFirst;
}

/** What is looked at before better-auth answers, and after. */
export const authHooks = (
  app: App,
  settings: AccountSettings,
  { limits, mails, passwords, answerFirst }: Helpers,
): NonNullable<BetterAuthOptions['hooks']> => ({
  before: createAuthMiddleware(async (context) => {
    const { path } = context;
    const body: { readonly [field: string]: unknown } = context.body ?? {};
    if (path === '/sign-in/email' && !limits.take(triesAt(body['email']), TRIES_AT_ONE).allowed) {
      await noteFailedSignIn(app, context);
      throw refusal('TOO_MANY_TRIES');
    }
    // Before an address is looked up, or the answer would tell whether it has an account.
    const { name } = body;
    if (NAMED.has(path) && typeof name === 'string') await checkedName(app.store.db, name, null);
    await answerFirst.give(path, body);
    if (path !== '/sign-up/email') return;
    const { invitation, ...rest } = body;
    if (!(await maySignUp(app, settings, invitation))) throw refusal('SIGN_UP_CLOSED');
    await passwords.prepare(rest['password']);
    return { context: { body: rest } };
  }),
  after: createAuthMiddleware(async ({ path, body, headers, context }) => {
    if (context.returned instanceof APIError) {
      if (context.returned.statusCode < 500) await noteFailedSignIn(app, { path, body, headers });
      return;
    }
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
    create: {
      before: async ({ name }) => ({
        data: { name: await checkedName(open() ?? app.store.db, name, null), image: null },
      }),
    },
    update: {
      before: async ({ name }, context) => {
        const self = (context?.context.session?.user.id ?? null) as UserId | null;
        const db = open() ?? app.store.db;
        return { data: { ...(name === undefined ? {} : { name: await checkedName(db, name, self) }), image: null } };
      },
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

const checkedName = async (db: Db, given: string, self: UserId | null): Promise<string> => {
  const fault = await userNameFault(db, given, self);
  if (fault === null) return tidyName(given);
  throw refusal(BY_FAULT[fault]);
};

const BY_FAULT = {
  length: 'BAD_NAME',
  unseen: 'NAME_UNSEEN',
  mixed: 'NAME_MIXED',
  house: 'NAME_OF_HOUSE',
  taken: 'NAME_TAKEN',
} as const satisfies { readonly [fault in UserNameFault]: AccountRefusal };
