import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEachDatabase, onPostgres, temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { ENGINE } from '../../src/engine.ts';
import { ownEnvironment, runChancery } from './running.ts';
import { Browser } from './visitor.ts';

onEachDatabase('chancery serve', (database) => {
  test('serves, tells how it is, and ends in order when it is told to', async () => {
    const place = await database.place('nothing');
    const folder = temporaryFolder();
    const server = runChancery(ownEnvironment(folder, place, { CHANCERY_STATUS_PORT: '0' }), 'serve');
    const started = await server.logged('server started');
    expect(started).toMatchObject({ level: 'info', database: database.kind });
    const address = String(started['at']);
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('alive\n');
    await sleep(300);
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      release: ENGINE,
      ready: true,
      database: 'well',
      duties: expect.arrayContaining([expect.objectContaining({ name: 'campaigns', failures: 0 })]),
    });
    expect((await fetch(`${address}/api/v1/campaigns`)).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect(server.err()).toContain('Whoever claims it becomes the first');
    expect(server.err()).toMatch(new RegExp(`^ {2}${address}/claim\\?code=[0-9a-f]{20}$`, 'm'));
    expect(server.err()).toContain('you make a game there, and invite your friends with one link');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await server.out()).toContain('"msg":"server stopped"');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});

test('a new server says how to claim it, the page says the same and does it, and once it is claimed no start says so again', async () => {
  const env = { ...ownEnvironment(temporaryFolder()), CHANCERY_ACCOUNTS_CONFIRM: 'if-mailed' };
  const first = runChancery(env, 'serve');
  const address = String((await first.logged('server started'))['at']);
  await expect.poll(first.err).toContain('/claim?code=');
  const [claim = ''] = /\/claim\?code=\w+/.exec(first.err()) ?? [];
  const browser = new Browser(address);
  const { text } = await browser.open(claim);
  for (const words of ['becomes the first', 'decides who may make an account', 'invite your friends'])
    expect(text).toContain(words);
  const code = claim.split('=')[1] ?? '';
  const ada = { name: 'Ada', email: 'ada@example.org', password: 'a long way to Calais' };
  expect((await browser.send('/claim', { ...ada, code: 'a guess' })).status).toBe(400);
  const done = await browser.send('/claim', { ...ada, code });
  expect([browser.path, done.text.includes('You are now the administrator')]).toEqual(['/welcome?claimed', true]);
  expect((await browser.open('/admin')).status).toBe(200);
  expect((await new Browser(address).open(claim)).text).toContain('This server has already been claimed');
  first.process.kill('SIGTERM');
  await first.ended;
  const again = runChancery(env, 'serve');
  await again.logged('server started');
  await sleep(1000);
  expect(again.err()).not.toContain('claim');
});

test('a port that is taken is said, with what to do', async () => {
  const first = runChancery(ownEnvironment(temporaryFolder()), 'serve');
  const { port } = new URL(String((await first.logged('server started'))['at']));
  const second = runChancery(ownEnvironment(temporaryFolder(), null, { CHANCERY_HTTP_PORT: port }), 'serve');
  expect(await second.ended).toBe(4);
  expect(second.err()).toContain(`something else listens at 127.0.0.1 port ${port}`);
});

test('a data folder that cannot be written to is said in one sentence, and the process ends', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'in-the-way');
  writeFileSync(file, '');
  for (const data of [join(file, 'data'), '/proc/no-such-place']) {
    const server = runChancery(ownEnvironment(folder, null, { CHANCERY_DATA: data }), 'serve');
    expect(await server.ended).toBe(11);
    expect(server.err()).toMatch(
      /^chancery: the data folder \S+ cannot be written to \(E[A-Z]+: [^)]+\)\n {2}Correct it/,
    );
  }
});

test('a database that cannot be written to is said, also where no administrator is there yet', async () => {
  const folder = temporaryFolder();
  const first = runChancery(ownEnvironment(folder), 'serve');
  await first.logged('server started');
  first.process.kill('SIGTERM');
  await first.ended;
  const database = new DatabaseSync(join(folder, 'chancery.db'));
  for (const deed of ['insert', 'update']) {
    const refusal = "select raise(abort, 'database or disk is full')";
    database.exec(`create trigger full_${deed} before ${deed} on server_setting begin ${refusal}; end`);
  }
  database.close();
  const broken = runChancery(ownEnvironment(folder), 'serve');
  expect(await broken.ended).toBe(19);
  expect(broken.err()).toMatch(/^chancery: the database cannot be written to: .*disk is full\n/);
});

test('a server that is told to stop while it starts ends at once', async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const env = { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` };
  const server = runChancery(ownEnvironment(temporaryFolder(), null, env), 'serve');
  await once(silent, 'connection');
  server.process.kill('SIGTERM');
  expect(await Promise.race([server.ended, sleep(10_000, 'still there')])).not.toBe('still there');
});

test('a database that cannot be reached is said', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const server = runChancery(ownEnvironment(temporaryFolder(), null, env), 'serve');
  expect(await server.ended).toBe(14);
  expect(server.err()).toContain('the database cannot be reached');
});

onPostgres('chancery worker', (database) => {
  test('works beside the server, which leaves the work to it, and ends in order', async () => {
    const place = await database.place('nothing');
    const folder = temporaryFolder();
    const server = runChancery(ownEnvironment(folder, place, { CHANCERY_WORKER_INSIDE: 'false' }), 'serve');
    const address = String((await server.logged('server started'))['at']);
    const worker = runChancery(ownEnvironment(folder, place, { CHANCERY_STATUS_PORT: '0' }), 'worker');
    const { port } = await worker.logged('status served');
    await worker.logged('worker started');
    await sleep(300);
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ ready: true, duties: [] });
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({
      ready: true,
      duties: expect.arrayContaining([expect.objectContaining({ name: 'mail', failures: 0 })]),
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('chancery_turn_seconds_count 0');
    for (const each of [worker, server]) {
      each.process.kill('SIGTERM');
      expect(await each.ended).toBe(0);
    }
  });
});
