import { type Accounts, type App, claimServer, drawClaimCode, userActor } from '@chancery/app';
import { findUserByEmail } from '@chancery/store';
import { linkInMail } from './link-in-mail.ts';

/** Whoever tries the demonstration out. */
export interface DemoVisitor {
  readonly email: string;
  readonly password: string;
}

const NAME = 'Visitor';
const EMAIL = 'visitor@chancery.example';

/** Asks the accounts of a server, as a browser at its own pages would. */
export const askAccounts = (app: App, accounts: Accounts, path: string, body: object): Promise<Response> =>
  accounts.handler(
    new Request(`${app.config.baseUrl}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.config.baseUrl },
      body: JSON.stringify(body),
    }),
    '127.0.0.1',
  );

/**
 * Makes an account in the way that everybody does: signs up, opens the mail that comes, and follows its link. As nobody
 * else is there yet, the visitor runs the server too.
 */
export const signUpVisitor = async (app: App, accounts: Accounts, mails: string): Promise<DemoVisitor> => {
  const visitor = { email: EMAIL, password: app.random(16) };
  const signedUp = await askAccounts(app, accounts, '/sign-up/email', { name: NAME, ...visitor, callbackURL: '/' });
  if (!signedUp.ok) throw new Error(`the visitor cannot sign up: ${await signedUp.text()}`);
  await accounts.handler(new Request(await linkInMail(mails, EMAIL, '/api/auth/verify-email')), '127.0.0.1');
  const user = await findUserByEmail(app.store.db, EMAIL);
  const code = await drawClaimCode(app);
  if (user === undefined || code === null) throw new Error('this server already has an administrator');
  await claimServer(app, userActor(user.id), { code });
  return visitor;
};
