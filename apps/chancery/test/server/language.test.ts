import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { begin, openHouse } from './table.ts';
import { keptLog } from './visitor.ts';

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

test('a reader chooses their language at the foot of a page, comes back to it, and it stays', async () => {
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

test('an address that only takes forms leads to the page on which they stand, so a language can be chosen after one', async () => {
  const { guest, app, address } = await openHouse();
  const anna = await guest('Anna');
  const campaignId = await begin(app, anna, [[seatId('Eng'), anna]]);
  const ends = async (path: string): Promise<string> => {
    const { status } = await anna.browser.open(path);
    expect(status, path).toBe(200);
    return anna.browser.path;
  };
  const game = `/campaigns/${campaignId}`;
  for (const [path, page] of [
    [`${game}/console/roll-back/trial`, `${game}/console`],
    [`${game}/console/dry-run`, `${game}/console`],
    [`${game}/seats/Eng/orders`, `${game}/seats/Eng`],
    [`${game}/seats/Eng/letters/public/article`, `${game}/seats/Eng/letters/public`],
    [`${game}/place`, game],
    ['/account/sessions/end', '/account/security'],
    ['/account/zone', '/account'],
    ['/language', '/'],
  ] as const)
    expect(await ends(path)).toBe(page);
  const checked = await anna.browser.send(`${game}/seats/Eng/orders`, { do: 'check', turn: '1', text: 'HOLD' });
  expect(checked.status).toBe(200);
  const chosen = await fetch(`${address}/language`, {
    method: 'POST',
    headers: { cookie: anna.browser.cookie, referer: `${address}${game}/seats/Eng/orders` },
    body: new URLSearchParams({ language: 'de' }),
  });
  expect([chosen.status, new URL(chosen.url).pathname]).toEqual([200, `${game}/seats/Eng`]);
  expect((await anna.browser.open('/nowhere/at/all')).status).toBe(404);
});

test('a reader is refused in their language', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const refusal = async (language: string): Promise<string> =>
    (await fetch(`${server.address}/campaigns/nowhere`, { headers: { 'accept-language': language } })).text();
  expect(await refusal('en')).toContain('There is no campaign nowhere.');
  expect(await refusal('de')).toContain('Es gibt keine Partie nowhere.');
});
