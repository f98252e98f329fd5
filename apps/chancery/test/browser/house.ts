/** A whole server in the test's process, with SQLite in a folder of its own and mails in a directory. */
import { argon2Sync } from 'node:crypto';
import type { AnyRuleset } from '@chancery/core';
import { EVERY_RULESET, RULESETS } from '@chancery/registry';
import { newId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type DemoPlan, type Server, startDemo, startServer } from '../../src/server/index.ts';
import { mailFolder } from '../../src/server/mail/mail-office.ts';
import { drawPng, ownSettings } from '../server/running.ts';
import { ISLAND, keptLog } from '../server/visitor.ts';

export const PASSWORD = 'a long way to Calais';

/** Of the password, made as cheaply as argon2 can be: what a good hash costs is tested elsewhere. */
const HASH = ((): string => {
  const nonce = Buffer.from('salt of all tests');
  const costs = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const hash = argon2Sync('argon2id', { ...costs, message: PASSWORD, nonce });
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`;
})();

/** More than one address would ask for: all people of a story sit at the same machine. */
const CROWDED = {
  CHANCERY_HTTP_PAGES_A_MINUTE: '100000',
  CHANCERY_API_ADDRESS_REQUESTS: '100000',
  CHANCERY_ACCOUNTS_SIGN_UP: 'open',
};

/** The settings of such a house in a folder. */
export const crowded = (folder: string, more: { readonly [name: string]: string } = {}) =>
  ownSettings(folder, null, { ...CROWDED, ...more });

/** The demonstration of `npm start`, on the small island unless another is wanted. Its link signs the visitor in. */
export const demoHouse = async (plan: DemoPlan = ISLAND) => {
  const folder = temporaryFolder();
  const demo = await startDemo(crowded(folder), { rulesets: RULESETS, log: keptLog().log, drawPng }, plan);
  onTestFinished(() => demo.server.stop());
  return { ...demo, address: demo.server.address };
};

/** A server as it is on its first day. */
export const emptyHouse = async (
  rulesets: readonly AnyRuleset[] = RULESETS,
  more: { readonly [name: string]: string } = {},
): Promise<{
  readonly server: Server;
  readonly address: string;
  readonly mails: string;
}> => {
  const folder = temporaryFolder();
  const server = await startServer(crowded(folder, more), { rulesets, log: keptLog().log, drawPng });
  onTestFinished(() => server.stop());
  return { server, address: server.address, mails: mailFolder(folder) };
};

/** One that offers the four small games too. */
export const exampleHouse = async (): Promise<{ readonly server: Server; readonly address: string }> => {
  const offered = crowded(temporaryFolder(), { CHANCERY_EXAMPLES: 'true' });
  const server = await startServer(offered, { rulesets: EVERY_RULESET, log: keptLog().log, drawPng });
  onTestFinished(() => server.stop());
  return { server, address: server.address };
};

/** The same as its host finds it who has set nothing: no mail leaves, so an account is good at once. */
export const openDoors = async (): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = await startServer(crowded(temporaryFolder(), { CHANCERY_ACCOUNTS_CONFIRM: 'if-mailed' }), {
    rulesets: RULESETS,
    log: keptLog().log,
    drawPng,
  });
  onTestFinished(() => server.stop());
  return { server, address: server.address };
};

/** One that takes mail in as well, at a port of its own; with the small games that are examples, where they are wanted. */
export const mailHouse = async ({
  examples = false,
  rulesets = EVERY_RULESET,
  now = Date.now,
}: {
  readonly examples?: boolean;
  readonly rulesets?: readonly AnyRuleset[];
  readonly now?: () => number;
} = {}) => {
  const folder = temporaryFolder();
  const { lines, log } = keptLog();
  const way = {
    CHANCERY_MAIL_IN: 'smtp',
    CHANCERY_MAIL_LISTENER_PORT: '0',
    CHANCERY_EXAMPLES: String(examples),
  };
  const server = await startServer(crowded(folder, way), { rulesets, log, drawPng, now });
  onTestFinished(() => server.stop());
  const port = (): number =>
    lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'listening for mail')?.port;
  await expect.poll(port).toBeGreaterThan(0);
  return { server, folder, address: server.address, mails: mailFolder(folder), mailPort: port() };
};

/** An account whose address is confirmed; `comeIn` signs a device in with it. */
export const person = async ({ app }: Pick<Server, 'app'>, name: string) => {
  const email = `${name.toLowerCase()}@example.org`;
  const id = newId<'user'>();
  const now = new Date(app.now()).toISOString();
  const times = { createdAt: now, updatedAt: now };
  const elsewhere = { accessToken: null, refreshToken: null, idToken: null, scope: null };
  const expiry = { accessTokenExpiresAt: null, refreshTokenExpiresAt: null };
  const { db } = app.store;
  await db
    .insertInto('user')
    .values({ id, name, email, emailVerified: 1, image: null, twoFactorEnabled: null, ...times })
    .execute();
  await db
    .insertInto('account')
    .values({
      id: newId<'account'>(),
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: HASH,
      ...elsewhere,
      ...expiry,
      ...times,
    })
    .execute();
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
