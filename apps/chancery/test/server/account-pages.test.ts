import { type App, drawClaimCode } from '@chancery/app';
import { RULESETS } from '@chancery/registry';
import { isAdministrator, type UserId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, keptLog } from './visitor.ts';

const EMAIL = 'anna@example.org';
const PASSWORD = 'a long way to Calais';
const OTHER = 'another way to Calais';

/** The link to a path that the last mail brings. */
const linkIn = async ({ store }: App, path: string): Promise<string> => {
  const rows = await store.db.selectFrom('outbox').select('payload').orderBy('seq', 'desc').execute();
  const links = rows.flatMap(({ payload }) => payload.match(/https?:\/\/[^\s"\\]+/g) ?? []);
  const link = new URL(links.find((each) => new URL(each).pathname.startsWith(path)) ?? 'nowhere:');
  return `${link.pathname}${link.search}`;
};

test('somebody signs up, shows that the address is theirs, takes the server over, and sets a new password', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const browser = new Browser(address);
  expect((await browser.open('/sign-in')).text).toContain('href="/sign-up"');
  const person = { name: 'Anna <b>', email: EMAIL };
  const short = await browser.send('/sign-up', { ...person, password: 'short' });
  expect([short.status, short.text.includes('Anna &lt;b&gt;')]).toEqual([400, true]);
  expect((await browser.send('/sign-up', { ...person, password: PASSWORD })).text).toContain(
    `We have written a mail to ${EMAIL}.`,
  );
  expect((await browser.send('/sign-in', { email: EMAIL, password: PASSWORD })).text).toContain(
    'confirms the address too',
  );

  const confirmation = await linkIn(app, '/api/auth/verify-email');
  const welcome = await browser.open(confirmation);
  expect([browser.path, welcome.text.includes('Welcome, Anna &lt;b&gt;')]).toEqual(['/welcome', true]);
  expect(welcome.text).toContain('href="/tutorial"');

  expect((await browser.send('/claim', { code: 'a guess' })).text).toContain('There is no such code');
  const claimed = await browser.send('/claim', { code: (await drawClaimCode(app)) ?? '' });
  expect([browser.path, claimed.text.includes('You are now the administrator')]).toEqual(['/welcome?claimed', true]);
  expect(claimed.text).toContain('href="/admin"');
  expect((await new Browser(address).open('/claim')).text).toContain('has already been claimed');
  const { id } = await app.store.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  expect(await isAdministrator(app.store.db, id as UserId)).toBe(true);

  const forgetful = new Browser(address);
  expect((await forgetful.send('/forgotten', { email: EMAIL })).text).toContain(
    'we have written a mail with a link to it',
  );
  await server.accounts.settled();
  expect((await forgetful.open(await linkIn(app, '/api/auth/reset-password/'))).text).toContain('name="token"');
  const token = new URL(forgetful.path, address).searchParams.get('token') ?? '';
  expect((await forgetful.send('/new-password', { token, password: OTHER })).text).toContain('has been changed');
  expect((await browser.open('/')).text).not.toContain('Anna');
  await forgetful.send('/sign-in', { email: EMAIL, password: OTHER });
  expect((await forgetful.open('/')).text).toContain('Anna');
});
