import { ok } from '@chancery/core';
import { findUserByEmail, type Trx, type UserId } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { AccountMailFacts } from '../../ground/text/account-mails/shape.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { transact } from '../../ground/transact.ts';
import { type AccountMail, queueAccountMail } from './account-mail.ts';
import type { Limits } from './limits.ts';

/** For how many minutes the links of better-auth are good. */
export const LINK_MINUTES = { verify: 60, signIn: 10, reset: 30 } as const;

/** How many mails somebody who is not signed in can have sent to one address. */
const MAILS_TO_ONE = { most: 5, within: 3_600_000 };

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The mails that better-auth asks for. They are written in its own transaction where it has one open. */
export interface AuthMails {
  verifyAddress(user: User, link: string): Promise<void>;
  resetPassword(user: User, link: string): Promise<void>;
  passwordChanged(user: User): Promise<void>;
  accountExists(user: User): Promise<void>;
  /** To an address that may have no account; `maySignUp` is asked when it has none. */
  signInLink(address: string, link: string, maySignUp: () => Promise<boolean>): Promise<void>;
}

/** What better-auth is doing just now. */
export interface AuthMoment {
  /** The transaction that it is in. */
  readonly open: () => Trx | undefined;
  /** The language of whoever has asked. */
  readonly asked: () => TextLanguage | undefined;
}

export const authMails = (app: App, limits: Limits, { open, asked }: AuthMoment): AuthMails => {
  const queue = async (told: Omit<AccountMail, 'language'>): Promise<void> => {
    const mail = { ...told, language: asked() };
    const trx = open();
    if (trx !== undefined) return await queueAccountMail(trx, app, mail);
    await transact(app.store, async (own) => ok(await queueAccountMail(own, app, mail)));
  };
  const send = async (to: AccountMail['to'], facts: AccountMailFacts, minutes: number | null): Promise<void> => {
    if (!limits.take(`mails to ${to.address.toLowerCase()}`, MAILS_TO_ONE).allowed) return;
    await queue({ to, facts, minutes });
  };
  const to = ({ id, name, email }: User): AccountMail['to'] => ({ userId: id as UserId, name, address: email });
  return {
    verifyAddress(user, link) {
      const minutes = LINK_MINUTES.verify;
      return send(to(user), { kind: 'verify-address', link, minutes }, minutes);
    },
    resetPassword(user, link) {
      const minutes = LINK_MINUTES.reset;
      return send(to(user), { kind: 'reset-password', link, minutes }, minutes);
    },
    passwordChanged: (user) => queue({ to: to(user), facts: { kind: 'password-changed' }, minutes: null }),
    accountExists: (user) => send(to(user), { kind: 'account-exists' }, LINK_MINUTES.verify),
    async signInLink(address, link, maySignUp) {
      const user = await findUserByEmail(open() ?? app.store.db, address);
      const minutes = LINK_MINUTES.signIn;
      const known = user !== undefined || (await maySignUp());
      const reader = user === undefined ? { userId: null, name: '', address } : to(user);
      await send(reader, known ? { kind: 'sign-in-link', link, minutes } : { kind: 'no-account' }, minutes);
    },
  };
};
