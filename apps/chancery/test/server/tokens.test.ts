import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { Browser, keptLog } from './visitor.ts';

const PERSON = { email: 'anna@example.org', password: 'a long way to Calais' };

test('whoever has signed in makes a token on their account page, sees it once, and revokes it', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const browser = new Browser(address);
  expect((await browser.open('/account')).text).toContain('Sign in');
  await browser.send('/sign-up', { ...PERSON, name: 'Anna' });
  await app.store.db.updateTable('user').set({ emailVerified: 1 }).execute();
  await browser.send('/sign-in', PERSON);
  expect((await browser.open('/')).text).toContain('href="/account"');

  const asked = { name: 'My <bot>', scope: ['read', 'order'], days: '30', campaign: '' };
  const { status, text: fault } = await browser.send('/account/tokens', { ...asked, days: '9999' });
  expect([status, fault.includes('wanted 1 to 366')]).toEqual([400, true]);
  const { text } = await browser.send('/account/tokens', asked);
  expect(text).toContain('My &lt;bot&gt;');
  const [token = ''] = /chancery_\w+/.exec(text) ?? [];
  const { text: later } = await browser.open('/account/tokens');
  expect([later.includes(token), later.includes('read, order')]).toEqual([false, true]);
  const ask = () => fetch(`${address}/api/v1/account`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);

  const [, id = ''] = /name="token" value="([^"]+)"/.exec(later) ?? [];
  const foreign = { cookie: browser.cookie, origin: 'https://elsewhere.example' };
  const body = new URLSearchParams({ token: id });
  await fetch(`${address}/account/tokens/revoke`, { method: 'POST', body, headers: foreign, redirect: 'manual' });
  expect((await ask()).status).toBe(200);
  expect((await browser.send('/account/tokens/revoke', { token: id })).text).not.toContain('My &lt;bot&gt;');
  expect((await ask()).status).toBe(401);
});
