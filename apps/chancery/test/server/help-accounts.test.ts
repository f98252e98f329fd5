import { dirname } from 'node:path';
import { drawClaimCode } from '@chancery/app';
import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { newId } from '@chancery/store';
import { expect, test } from 'vitest';
import { chancery } from '../../src/index.ts';
import { ownEnvironment } from './running.ts';
import { begin, openHouse, PASSWORD } from './table.ts';
import { Browser } from './visitor.ts';

const house = async () => {
  const opened = await openHouse();
  const admin = await opened.guest('Adam');
  await admin.browser.send('/claim', { code: (await drawClaimCode(opened.app)) ?? '' });
  const other = await opened.guest('Berta');
  const send = (fields: { [name: string]: string }) => admin.browser.send('/admin', { user: other.id, ...fields });
  const mails = async (to: string): Promise<string> => {
    const rows = await opened.app.store.db.selectFrom('outbox').select('payload').orderBy('seq').execute();
    return rows
      .map(({ payload }) => JSON.parse(payload as string))
      .filter((mail) => mail.to?.address === to)
      .map(({ text }) => text)
      .join('\n');
  };
  return { ...opened, admin, other, send, mails };
};

test('somebody who has lost password and codes comes in again by the page of administrators', async () => {
  const { app, address, admin, other, send, mails } = await house();
  const { db } = app.store;
  await db
    .updateTable('user')
    .set({ emailVerified: 0, twoFactorEnabled: 1 })
    .where('id', '=', other.id as never)
    .execute();
  const codes = {
    secret: 'x',
    backupCodes: 'x',
    verified: 1,
    failedVerificationCount: null,
    lockedUntil: null,
  } as const;
  await db
    .insertInto('twoFactor')
    .values({ id: 'codes', userId: other.id as never, ...codes })
    .execute();
  const page = (await admin.browser.open('/admin')).text;
  for (const words of ['Confirm the address', 'Take the second factor off']) expect(page).toContain(words);
  for (const deed of ['confirm', 'second-factor', 'reset']) expect((await send({ do: deed })).status, deed).toBe(200);
  expect((await other.browser.open('/account')).text).not.toContain(other.email);
  const told = await mails(other.email);
  expect(told).toContain('taken the second factor off your account');
  const token = /new-password\?token=(\S+)/.exec(told)?.[1] ?? '';
  expect(page + (await admin.browser.open('/admin')).text).not.toContain(token);
  const again = new Browser(address);
  await again.send('/new-password', { token, password: 'another way to Calais' });
  await again.send('/sign-in', { email: other.email, password: 'another way to Calais' });
  expect((await again.open('/account')).text).toContain(other.email);
  expect((await again.send('/new-password', { token, password: 'a third way to Calais' })).status).toBe(400);
  expect((await send({ do: 'confirm' })).text).toContain('is confirmed already');
});

test('an account is renamed by the rules of names, signed out everywhere, and its owner hears of it', async () => {
  const { admin, other, send, mails } = await house();
  expect((await send({ do: 'rename', name: 'Adam' })).text).toContain('it is taken');
  await send({ do: 'rename', name: 'Bertha' });
  expect((await admin.browser.open('/admin')).text).toContain('Bertha');
  await send({ do: 'sign-out' });
  expect((await other.browser.open('/account')).text).not.toContain(other.email);
  for (const words of ['now called Bertha', 'ended all sessions']) expect(await mails(other.email)).toContain(words);
  await other.browser.send('/sign-in', { email: other.email, password: PASSWORD });
  expect((await other.browser.open('/account')).text).toContain('Bertha');
});

test('somebody who is deleted hands the game over that they alone run, and their seat passes on', async () => {
  const { app, admin, other, send, mails, guest } = await house();
  const ruler = await guest('Rolf');
  const campaignId = await begin(app, other, [
    [seatId('Eng'), other],
    [seatId('Gol'), ruler],
  ]);
  expect((await send({ do: 'erase', address: 'berta@example.com' })).status).toBe(400);
  await admin.browser.send('/admin', { do: 'appoint', user: other.id });
  expect((await send({ do: 'erase', address: other.email })).text).toContain('dismiss them first');
  await send({ do: 'dismiss' });
  await send({ do: 'erase', address: other.email });
  expect((await admin.browser.open('/admin')).text).not.toContain(other.email);
  expect((await admin.browser.open(`/campaigns/${campaignId}/console`)).status).toBe(200);
  expect(await mails(ruler.email)).toContain('given the game into the hands of Adam');
  expect(await mails(other.email)).toContain('has deleted your account');
  expect((await admin.browser.open('/admin/audit')).text).toContain('Deleted somebody’s account');
});

test('a game goes to nobody who rules in it: the deletion is refused, and nothing is lost', async () => {
  const { app, admin, other, send } = await house();
  await begin(app, other, [[seatId('Eng'), admin]]);
  expect((await send({ do: 'erase', address: other.email })).text).toContain('hand it to somebody first');
  expect((await other.browser.open('/account')).text).toContain(other.email);
});

test('on the machine itself all this is done beside the running server, and a link is printed where mail is down', async () => {
  const { app, address, file, other } = await house();
  const command = async (...argv: readonly string[]) => {
    const lines: string[] = [];
    const exit = await chancery(['admin', 'user', ...argv], RULESETS, {
      cwd: dirname(file),
      write: (text) => lines.push(text),
      complain: (line) => lines.push(line),
      terminal: null,
      readStandardInput: async () => '',
      now: () => Date.now(),
      randomBytes: (count) => new Uint8Array(count),
      environment: ownEnvironment(dirname(file), null, { CHANCERY_BASE_URL: address }),
      untilStopped: async () => 'SIGTERM',
    });
    return { exit, said: lines.join('') };
  };
  expect(await command('show', other.email)).toMatchObject({
    exit: 0,
    said: expect.stringContaining('second factor off'),
  });
  expect(await command('marry', other.email)).toMatchObject({
    exit: 2,
    said: expect.stringContaining('It knows show, rename'),
  });
  expect(await command('rename', other.email)).toMatchObject({ exit: 2 });
  expect(await command('rename', other.email, '--name', 'Bertha')).toMatchObject({ exit: 0 });
  expect(await command('confirm', other.email)).toMatchObject({
    exit: 5,
    said: expect.stringContaining('confirmed already'),
  });
  expect(await command('show', 'nobody@example.org')).toMatchObject({ exit: 5 });
  await app.store.db.insertInto('user').values(UNDERSCORED).execute();
  expect(await command('show', 'Jean_Luc@example.org')).toMatchObject({
    exit: 0,
    said: expect.stringContaining('Jean Luc <jean_luc@example.org>'),
  });
  const { said } = await command('reset', other.email);
  const token = /new-password\?token=(\S+)/.exec(said)?.[1] ?? '';
  const again = new Browser(address);
  await again.send('/new-password', { token, password: 'another way to Calais' });
  await again.send('/sign-in', { email: other.email, password: 'another way to Calais' });
  expect((await again.open('/account')).text).toContain('Bertha');
  expect((await command('sign-out', other.email)).said).toContain('session ended');
  await command('delete', other.email);
  expect(
    await app.store.db
      .selectFrom('user')
      .select('id')
      .where('id', '=', other.id as never)
      .execute(),
  ).toEqual([]);
});

/** An address with a sign that stands for any other in a search. */
const UNDERSCORED = {
  id: newId<'user'>(),
  name: 'Jean Luc',
  email: 'jean_luc@example.org',
  emailVerified: 1,
  image: null,
  twoFactorEnabled: null,
  createdAt: '2026-03-03T17:00:00.000Z',
  updatedAt: '2026-03-03T17:00:00.000Z',
} as const;
