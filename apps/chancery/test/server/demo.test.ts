import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { Context } from 'hono';
import { expect, onTestFinished, test } from 'vitest';

import { demoLink } from '../../src/server/demo/demo-door.ts';
import { startDemo } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const ORDER = 'G1 RECRUIT 2 militia';

test('npm start: a visitor comes by the link, looks, checks, sends orders, and the turn comes out', async () => {
  const folder = temporaryFolder();
  const { log, lines } = keptLog();
  const demo = await startDemo(ownSettings(folder), { rulesets: RULESETS, log }, ISLAND);
  onTestFinished(() => demo.server.stop());
  const stranger = new Browser(demo.server.address);
  expect((await stranger.open('/welcome/nobody')).status).toBe(404);
  const browser = new Browser(demo.server.address);
  const front = await browser.open('/');
  const [, door = ''] = /href="(\/welcome\/[^"]+)"/.exec(front.text) ?? [];
  expect(door).toBe(new URL(demo.link).pathname);
  const path = await browser.comeIn(door);
  expect(browser.path).toMatch(/^\/desk\?campaign=\w+&seat=Eng$/);
  const desk = await browser.open(path);
  expect(desk.status).toBe(200);
  for (const words of ['Orders for turn 1', 'Headquarters', 'Close turn 1 now']) expect(desk.text).toContain(words);

  const map = await browser.open(`${path}/map.svg`);
  expect(map.text).toMatch(/^<svg /);
  expect((await browser.open(`${path}/order-forms`)).text).toContain('RECRUIT');
  expect((await browser.open(`${path}/rules`)).text).toContain('<table');

  const checked = await browser.send(`${path}/orders`, { do: 'check', turn: '1', text: `${ORDER}\nG1 FLY\n<b>&` });
  expect(checked.text).toContain('1 of 3 orders are accepted');
  expect(checked.text).toContain('&lt;b&gt;&amp;');
  expect(checked.text).not.toContain('<b>&');
  expect((await browser.open(path)).text).toContain('None yet.');

  // Asked once what is left undone; sent in, and the turn not run by it: that is a deed of its own, ticked for nobody.
  expect(desk.text).not.toMatch(/ checked[ >]/);
  const asked = await browser.send(`${path}/orders`, { do: 'send', turn: '1', text: ORDER });
  expect(asked.text).toContain('This is left undone. Send in anyway?');
  expect(asked.text).toMatch(/3 units without orders: G2, G3, G4\./);
  expect(asked.text).toMatch(/\d gold unspent/);
  expect(asked.text).toContain(`>${ORDER}</textarea>`);
  const empty = await browser.send(`${path}/orders`, { do: 'send', turn: '1', text: '' });
  expect(empty.text).toContain('4 units without orders: G1, G2, G3, G4.');
  const sent = await browser.send(`${path}/orders`, { do: 'anyway', turn: '1', text: ORDER });
  expect(sent.text).toContain('Your orders count.');
  expect(sent.text).toMatch(/Left undone:[\s\S]*3 units without orders/);
  expect(sent.text).toContain('the turn is run at once');
  expect((await browser.open(path)).text).toContain('Orders for turn 1');
  const ready = await browser.send(`${path}/orders`, { do: 'ready', turn: '1' });
  expect(ready.text).toMatch(/the turn is being run|Orders for turn 2/);
  const next = await browser.until(path, 'Orders for turn 2');
  expect(next).toContain('id="report-summary"');
  expect((await browser.open(`${path}?turn=0`)).text).toContain('This is the beginning, as it was.');

  const closed = await browser.send(`/campaigns/${path.split('/')[2]}/close`, { turn: '2' });
  expect(closed.text).toContain('Orders for turn 3');

  const bots = await demo.server.app.store.db
    .selectFrom('sheetOfRecord')
    .select(['turn', 'seat', 'origin'])
    .where('turn', '=', 1)
    .execute();
  expect(bots.filter(({ origin }) => origin === 'caretaker')).toHaveLength(3);
  expect(bots.find(({ seat }) => seat === 'Eng')?.origin).toBe('sheet');

  const strangers = await stranger.open(path);
  expect(strangers.text).toContain('Sign in');
  expect((await stranger.send(`${path}/orders`, { do: 'send', turn: '3', text: ORDER })).text).toContain('Sign in');

  const kept = readFileSync(join(folder, 'demo.json'), 'utf8');
  const { visitor, key } = JSON.parse(kept) as { visitor: { email: string; password: string }; key: string };
  const cookie = browser.cookie.split('=')[1] ?? '';
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [visitor.email, visitor.password, key, cookie, ORDER, 'RECRUIT', 'token=']) {
    expect(written).not.toContain(secret);
  }
  const request = lines.map((line) => JSON.parse(line)).find(({ route }) => String(route).endsWith('/orders'));
  expect(request).toMatchObject({ request: expect.stringMatching(/^[0-9a-z]{24}$/), seat: 'Eng', status: 200 });
  expect(path).toContain(request.campaign);
  expect(readdirSync(demo.mails).length).toBeGreaterThan(1);
  // The report by mail has the map as a picture, as wide as a mail shows it.
  const pictures = (): readonly number[] =>
    readdirSync(demo.mails)
      .map((name) => readFileSync(join(demo.mails, name), 'latin1').replace(/\r?\n/g, ''))
      .flatMap((mail) => /iVBORw0KGgo[\w+/]+/.exec(mail)?.[0] ?? [])
      .map((picture) => Buffer.from(picture.slice(0, 32), 'base64').readUInt32BE(16));
  await expect.poll(pictures, { timeout: 30_000 }).toContain(1000);
}, 60_000);

test('the demonstration is offered to nobody who does not sit at this machine, nor under a name of somebody else', () => {
  const offered = (address: string, host: string): string | null => {
    const headers = new Headers({ 'x-forwarded-for': address, host });
    return demoLink(() => '/welcome/key')(new Context(new Request('http://server/', { headers })));
  };
  expect(offered('127.0.0.1', 'localhost:8080')).toBe('/welcome/key');
  expect(offered('::1', '[::1]:8080')).toBe('/welcome/key');
  expect(offered('127.0.0.1', 'rebound.example:8080')).toBeNull();
  expect(offered('203.0.113.7', 'localhost:8080')).toBeNull();
  expect(offered('', 'localhost')).toBeNull();
  expect(offered('127.0.0.1', '')).toBeNull();
});

test('npm start goes on with what is there, and the link stays good', async () => {
  const folder = temporaryFolder();
  const { log } = keptLog();
  const first = await startDemo(ownSettings(folder), { rulesets: RULESETS, log, drawPng }, ISLAND);
  await first.server.stop();
  const again = await startDemo(ownSettings(folder), { rulesets: RULESETS, log, drawPng }, ISLAND);
  onTestFinished(() => again.server.stop());
  expect([first.goesOn, again.goesOn]).toEqual([false, true]);
  expect(new URL(again.link).pathname).toBe(new URL(first.link).pathname);
  const browser = new Browser(again.server.address);
  const path = await browser.comeIn(again.link);
  expect((await browser.open(path)).text).toContain('Orders for turn 1');
}, 60_000);
