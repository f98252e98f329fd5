import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { jsonText, queueOutbox, type StorePlace } from '@chancery/store';
import { onEachDatabase, temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo } from '../../src/server/index.ts';
import { commandLine, drawPng, ownEnvironment, ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

/** The command line with the environment of a server. */
const command = (environment: { readonly [name: string]: string }, now: number, ...argv: readonly string[]) =>
  commandLine(environment, argv, now);

const startedAt = async (folder: string, place: StorePlace) => {
  const { log } = keptLog();
  const demo = await startDemo(ownSettings(folder, place), { rulesets: RULESETS, log, drawPng }, ISLAND);
  onTestFinished(() => demo.server.stop());
  const browser = new Browser(demo.server.address);
  return { demo, browser, path: await browser.comeIn(demo.link) };
};

/** A mail that is to leave in a year. */
const WAITING = {
  kind: 'mail',
  lane: 'example.org',
  campaignId: null,
  userId: null,
  payload: jsonText({}),
  dedupeKey: 'in a year',
  createdAt: 0,
  dueAt: Date.now() + 365 * DAY,
  expiresAt: null,
} as const;

/** The news of the first turn, as the desk shows them. */
const reportOf = async (browser: Browser, path: string): Promise<string> => {
  const { text } = await browser.open(`${path}?turn=1`);
  const [report = ''] = /<article class="chancery-report">[\s\S]*<\/article>/.exec(text) ?? [];
  if (!report.includes('Summary')) throw new Error('there is no report');
  return report;
};

/** The turn that the desk asks orders for. */
const openTurn = async (browser: Browser, path: string): Promise<number> => {
  const { text } = await browser.open(path);
  const [, turn] = /Orders for turn (\d+)/.exec(text) ?? [];
  if (turn === undefined) throw new Error(`no turn is open at ${path}: ${text}`);
  return Number(turn);
};

const playOn = async (browser: Browser, path: string, turn: number): Promise<void> => {
  await browser.send(`${path}/orders`, { do: 'anyway', turn: String(turn), text: 'G1 RECRUIT 1 militia' });
  await browser.send(`${path}/orders`, { do: 'ready', turn: String(turn) });
  // What was ready when the data was copied is run by the server that it is put back on: then it is a turn further.
  while ((await openTurn(browser, path)) <= turn) await sleep(50);
};

onEachDatabase('backup and restore', (database) => {
  test('restore onto an empty machine and play on', async () => {
    const [oldFolder, newFolder] = [temporaryFolder(), temporaryFolder()];
    const [oldPlace, newPlace] = [await database.place('nothing'), await database.place('nothing')];
    const file = join(temporaryFolder(), 'chancery.backup');
    const old = await startedAt(oldFolder, oldPlace);
    await playOn(old.browser, old.path, 1);
    const asItWas = await reportOf(old.browser, old.path);

    const writing = playOn(old.browser, old.path, 2);
    const backedUp = await command(ownEnvironment(oldFolder, oldPlace), Date.now(), 'backup', file);
    await writing;
    expect(backedUp).toMatchObject({ exit: 0, out: expect.stringMatching(/rows, \d+ bytes\nSHA-256/) });
    await old.demo.server.stop();

    const environment = ownEnvironment(newFolder, newPlace);
    const restored = await command(environment, Date.now(), 'restore', file);
    expect(restored).toMatchObject({ exit: 0, err: '' });
    expect(restored.out).toMatch(/Four crowns: [12] turns?, verified\n$/);
    writeFileSync(join(newFolder, 'demo.json'), readFileSync(join(oldFolder, 'demo.json')));

    const { browser, path } = await startedAt(newFolder, newPlace);
    expect(path).toBe(old.path);
    expect((await reportOf(browser, path)) === asItWas).toBe(true);
    await playOn(browser, path, await openTurn(browser, path));

    const again = await command(environment, Date.now(), 'restore', file);
    expect(again).toMatchObject({ exit: 3, err: expect.stringContaining('a backup is restored only') });
  }, 120_000);

  test('a window that should have closed since is held, and mail that waited is not sent, unless the server has only moved', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'chancery.backup');
    const place = await database.place('nothing');
    const { demo } = await startedAt(folder, place);
    const { db } = demo.server.app.store;
    await db.transaction().execute((trx) => queueOutbox(trx, [WAITING]));
    await demo.server.stop();
    await command(ownEnvironment(folder, place), Date.now(), 'backup', file);
    for (const [moved, held] of [
      [[], true],
      [['--moved'], false],
    ] as const) {
      const fresh = await database.place('nothing');
      const environment = ownEnvironment(temporaryFolder(), fresh);
      const late = Date.now() + 2 * DAY;
      const { exit, out } = await command(environment, late, 'restore', file, ...moved);
      expect(exit).toBe(0);
      expect(out.includes('1 clock held')).toBe(held);
      expect(out.includes('not sent')).toBe(held);
    }
  }, 120_000);
});

test('a backup that was cut, changed or is something else is not restored, and leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'chancery.backup');
  const { demo } = await startedAt(folder, { file: '' });
  await demo.server.stop();
  await command(ownEnvironment(folder), Date.now(), 'backup', file);
  expect(await command(ownEnvironment(folder), Date.now(), 'backup', file)).toMatchObject({ exit: 2 });
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[whole.length - 3] = (changed[whole.length - 3] ?? 0) ^ 1;
  for (const [bytes, why] of [
    [whole.subarray(0, whole.length / 2), 'cannot be read'],
    [changed, 'restored: it'],
    [Buffer.from('hello'), 'cannot be read'],
  ] as const) {
    const target = temporaryFolder();
    const bad = join(target, 'bad.backup');
    writeFileSync(bad, bytes);
    const { exit, err } = await command(ownEnvironment(target), Date.now(), 'restore', bad);
    expect(exit).toBe(3);
    expect(err).toContain(why);
    expect(existsSync(join(target, 'chancery.db'))).toBe(false);
  }
}, 60_000);
