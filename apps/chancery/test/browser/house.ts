/** A whole server in the test's process, with SQLite in a folder of its own and mails in a directory. */
import type { AnyRuleset } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { askAccounts } from '../../src/server/demo/demo-visitor.ts';
import { type DemoPlan, type Server, startDemo, startServer } from '../../src/server/index.ts';
import { mailFolder } from '../../src/server/mail/mail-office.ts';
import { ownSettings } from '../server/running.ts';
import { ISLAND, keptLog } from '../server/visitor.ts';

export const PASSWORD = 'a long way to Calais';

/** More than one address would ask for: all people of a story sit at the same machine. */
const CROWDED = {
  CHANCERY_HTTP_PAGES_A_MINUTE: '100000',
  CHANCERY_API_ADDRESS_REQUESTS: '100000',
  CHANCERY_ACCOUNTS_SIGN_UP: 'open',
};

const settings = (folder: string, more: { readonly [name: string]: string } = {}) =>
  ownSettings(folder, null, { ...CROWDED, ...more });

/** The demonstration of `npm start`, on the small island unless another is wanted. Its link signs the visitor in. */
export const demoHouse = async (plan: DemoPlan = ISLAND) => {
  const folder = temporaryFolder();
  const demo = await startDemo(settings(folder), { rulesets: RULESETS, log: keptLog().log }, plan);
  onTestFinished(() => demo.server.stop());
  return { ...demo, address: demo.server.address };
};

/** A server as it is on its first day. */
export const emptyHouse = async (
  rulesets: readonly AnyRuleset[] = RULESETS,
): Promise<{
  readonly server: Server;
  readonly address: string;
  readonly mails: string;
}> => {
  const folder = temporaryFolder();
  const server = await startServer(settings(folder), { rulesets, log: keptLog().log });
  onTestFinished(() => server.stop());
  return { server, address: server.address, mails: mailFolder(folder) };
};

/** The same as its host finds it who has set nothing: no mail leaves, so an account is good at once. */
export const openDoors = async (): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = await startServer(settings(temporaryFolder(), { CHANCERY_ACCOUNTS_CONFIRM: 'if-mailed' }), {
    rulesets: RULESETS,
    log: keptLog().log,
  });
  onTestFinished(() => server.stop());
  return { server, address: server.address };
};

/** One that takes mail in as well, at a port of its own. */
export const mailHouse = async () => {
  const folder = temporaryFolder();
  const { lines, log } = keptLog();
  const way = { CHANCERY_MAIL_IN: 'smtp', CHANCERY_MAIL_LISTENER_PORT: '0' };
  const server = await startServer(settings(folder, way), { rulesets: RULESETS, log });
  onTestFinished(() => server.stop());
  const port = (): number =>
    lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'listening for mail')?.port;
  await expect.poll(port).toBeGreaterThan(0);
  return { server, address: server.address, mails: mailFolder(folder), mailPort: port() };
};

/** An account whose address is confirmed; `comeIn` signs a device in with it. */
export const person = async ({ app, accounts }: Server, name: string) => {
  const email = `${name.toLowerCase()}@example.org`;
  const made = await askAccounts(app, accounts, '/sign-up/email', {
    name,
    email,
    password: PASSWORD,
    callbackURL: '/',
  });
  expect(made.status).toBe(200);
  await app.store.db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
  const { id } = await app.store.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email };
};

/** Signs in on a device as the page of the same name does. */
export const comeIn = async (device: BrowserContext, address: string, email: string): Promise<void> => {
  const signedIn = await device.request.post(`${address}/sign-in`, {
    form: { by: 'password', email, password: PASSWORD },
    headers: { origin: address },
  });
  expect(signedIn.ok()).toBe(true);
};
