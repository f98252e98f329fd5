import { createHmac } from 'node:crypto';
import type { App } from '@chancery/app';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, keptLog } from './visitor.ts';

const EMAIL = 'anna@example.org';
const PASSWORD = 'a long way to Calais';

/** Somebody who has an account and has signed in. */
const signedIn = async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const browser = new Browser(server.address);
  await browser.send('/sign-up', { name: 'Anna', email: EMAIL, password: PASSWORD });
  await server.app.store.db.updateTable('user').set({ emailVerified: 1 }).execute();
  await browser.send('/sign-in', { email: EMAIL, password: PASSWORD });
  return { ...server, browser };
};

/** The last mail to an address. */
const mailTo = async ({ store }: App, address: string): Promise<string> => {
  const rows = await store.db.selectFrom('outbox').select('payload').orderBy('seq').execute();
  return rows.map(({ payload }) => JSON.parse(payload)).findLast(({ to }) => to.address === address)?.text ?? '';
};

test('name, time zone, address and quiet hours are settled on pages, in the language of the reader', async () => {
  const { app, browser } = await signedIn();
  expect((await browser.send('/account/name', { name: 'Anna of Thun' })).text).toContain('Your name is saved');
  expect((await browser.send('/account/name', { name: ' ' })).status).toBe(400);
  expect((await browser.send('/account/zone', { zone: 'Europe/Zurich' })).text).toContain('selected>Europe/Zurich');
  expect((await browser.send('/account/zone', { zone: 'Moon/Base' })).status).toBe(400);

  await browser.send('/account/address', { address: 'anna@example.net' });
  const [code = ''] = /\b[0-9A-F]{10}\b/.exec(await mailTo(app, 'anna@example.net')) ?? [];
  expect((await browser.send('/account/address/confirm', { code: 'WRONG' })).status).toBe(400);
  expect((await browser.send('/account/address/confirm', { code })).text).toContain('<p>anna@example.net</p>');

  const kinds = ['turn-out', 'press'];
  await browser.send('/account/notices', { campaign: '', kind: kinds });
  const { text: settled } = await browser.send('/account/notices/quiet', { from: '22:30', until: '07:00' });
  expect([...settled.matchAll(/name="kind" value="([\w-]+)" checked/g)].map(([, kind]) => kind)).toEqual(kinds);
  expect(settled).toContain('value="22:30"');
  expect((await browser.send('/account/notices/calendar', { do: 'make' })).text).toMatch(/calendar\/[0-9a-f]+\.ics/);
  await browser.send('/language', { language: 'de' });
  expect((await browser.open('/account')).text).toContain('Ihr Konto');
});

/** What an authenticator shows for a key just now (RFC 6238). */
const codeFor = (key: string): string => {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

test('a second factor is turned on without a script, asked for at the door, and leads on to where one wanted to go', async () => {
  const { address, browser } = await signedIn();
  expect((await browser.send('/account/second-factor', { password: 'not mine at all' })).text).toContain('is wrong');
  const { text } = await browser.send('/account/second-factor', { password: PASSWORD });
  const key = /class="secret">([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? '';
  const drawer = [...text.matchAll(/<span>([\w-]{11})<\/span>/g)].map(([, each]) => each ?? '');
  expect([text.includes('data:image/svg+xml;base64,'), drawer.length]).toEqual([true, 10]);
  expect((await browser.send('/account/second-factor/confirm', { code: codeFor(key) })).text).toContain(
    'The second factor is on',
  );

  const other = new Browser(address);
  await other.send('/sign-in', { email: EMAIL, password: PASSWORD, next: '/account/data' });
  expect(other.path).toBe('/sign-in/code');
  expect((await other.send('/sign-in/code', { code: '000000' })).status).toBe(400);
  await other.send('/sign-in/code', { code: drawer[0] ?? '' });
  expect(other.path).toBe('/account/data');

  const { text: sessions } = await browser.open('/account/security');
  expect(sessions.match(/name="session"/g)).toHaveLength(1);
  expect((await browser.send('/account/sessions/end-others')).text).toContain('signed out everywhere else');
  expect((await other.open('/account')).text).toContain('Sign in');
  await browser.send('/account/second-factor/off', { password: PASSWORD });
  await other.send('/sign-in', { email: EMAIL, password: PASSWORD });
  expect(other.path).toBe('/');
});

test('somebody takes all their data along, and deletes their account by typing their address', async () => {
  const { browser } = await signedIn();
  const { text } = await browser.open('/account/data/export');
  expect(JSON.parse(text)).toMatchObject({ version: 1, account: { email: EMAIL } });
  expect((await browser.send('/account/delete', { address: 'nobody@example.org' })).status).toBe(400);
  expect((await browser.send('/account/delete', { address: EMAIL })).text).toContain('Your account has been deleted');
  await browser.send('/sign-in', { email: EMAIL, password: PASSWORD });
  expect((await browser.open('/account')).text).not.toContain('Anna');
});

test('nobody is led to another house, and nobody without an account sees one', async () => {
  const { address } = await signedIn();
  const stranger = new Browser(address);
  for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil']) {
    expect((await stranger.open(`/sign-in?next=${encodeURIComponent(next)}`)).text).not.toContain('evil');
  }
  for (const path of [
    '/account',
    '/account/security',
    '/account/notices',
    '/account/tokens',
    '/account/data',
    '/welcome',
  ]) {
    await stranger.open(path);
    expect(stranger.path, path).toMatch(/^\/sign-in/);
  }
  for (const path of ['/account/name', '/account/delete', '/account/sessions/end-others']) {
    await stranger.send(path, { name: 'Mallory', address: EMAIL });
    expect(stranger.path, path).toMatch(/^\/sign-in/);
  }
});

test('whoever tries too often is told in their language how long to wait', async () => {
  const { address } = await signedIn();
  const browser = new Browser(address);
  const wrong = { email: 'nobody@example.org', password: 'a guess of somebody' };
  let said = '';
  for (let tries = 0; tries < 12; tries += 1) said = (await browser.send('/sign-in', wrong)).text;
  expect(said).toContain('Too many tries from your address. Wait a minute and try again.');
  const german = await fetch(`${address}/sign-in`, {
    method: 'POST',
    headers: { origin: address, 'accept-language': 'de' },
    body: new URLSearchParams(wrong),
  });
  expect(await german.text()).toContain('Warten Sie eine Minute');
});
