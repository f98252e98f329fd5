import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { languageOf } from '../../src/server/page/words/language.ts';
import { ownSettings } from './running.ts';
import { keptLog } from './visitor.ts';

test.each([
  ['nothing is said', {}, 'en'],
  ['the browser asks for German', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
  ['the browser would rather have English', { 'accept-language': 'de;q=0.3, en-GB;q=0.8' }, 'en'],
  ['the browser refuses German', { 'accept-language': 'de;q=0' }, 'en'],
  ['we do not speak what it asks for', { 'accept-language': 'fr, tlh' }, 'en'],
  ['he has chosen', { 'accept-language': 'de', cookie: 'a=b; chancery_language=en' }, 'en'],
  ['somebody has written what is no language', { 'accept-language': 'de', cookie: 'chancery_language=xx' }, 'de'],
])('the language, when %s', (_when, headers, language) => {
  expect(languageOf(new Headers(headers as Record<string, string>))).toBe(language);
});

test('the script of every page is small and comes from the server itself, and no other may run', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const page = await fetch(`${server.address}/games`);
  expect(page.headers.get('content-security-policy')).toMatch(/(^|; )script-src 'self'(;|$)/);
  const scripts = [...(await page.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toContain('<script type="module" src="/page.js">');
  const script = await fetch(`${server.address}/page.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect((await script.text()).length).toBeLessThan(2000);
});

test('a reader chooses his language at the foot of a page, comes back to it, and it stays', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const choose = (referer: string) =>
    fetch(`${server.address}/language`, {
      method: 'POST',
      redirect: 'manual',
      headers: { referer },
      body: new URLSearchParams({ language: 'de' }),
    });
  const chosen = await choose(`${server.address}/sign-in?confirmed`);
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/sign-in?confirmed']);
  const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(server.address, { headers: { cookie } })).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Regelwerke');
  expect((await choose('https://elsewhere.example//elsewhere.example/')).headers.get('location')).toBe('/');
});
