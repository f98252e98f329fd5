import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createCampaign, openCampaign, userActor } from '@chancery/app';
import { rulesetId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { newId } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../src/server/client-address.ts';
import { within } from '../../src/server/http/networks.ts';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { got } from './table.ts';
import { keptLog } from './visitor.ts';

const TRUSTED = within(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

test.each([
  ['nobody claims anything', '203.0.113.9', [], '203.0.113.9'],
  ['a stranger claims to be another', '203.0.113.9', ['198.51.100.1'], '203.0.113.9'],
  ['a proxy of ours says who it is', '127.0.0.1', ['198.51.100.1'], '198.51.100.1'],
  ['a stranger behind it claims to be another', '127.0.0.1', ['192.0.2.1', '198.51.100.1'], '198.51.100.1'],
  ['two proxies of ours', '127.0.0.1', ['198.51.100.1', '10.0.0.1'], '198.51.100.1'],
  ['a proxy of ours by IPv6', 'fd00::1', ['198.51.100.1'], '198.51.100.1'],
  ['somebody wrote what is no address', '10.9.9.9', ['198.51.100.1', 'unknown'], 'unknown'],
  ['a proxy says nothing', '127.0.0.1', [], '127.0.0.1'],
])('who asks, when %s', (_what, peer, claimed, client) => {
  expect(clientOf(peer, claimed, TRUSTED)).toBe(client);
});

test('metrics need their token, name no person and no campaign, and count what happens', async () => {
  const { log, lines } = keptLog();
  const token = 'a token for the metrics';
  const settings = ownSettings(temporaryFolder(), null, { CHANCERY_STATUS_METRICS_TOKEN: token });
  const server = await startServer(settings, { rulesets: RULESETS, log });
  onTestFinished(() => server.stop());
  const ask = (path: string, headers = {}) => fetch(`${server.address}${path}`, { headers });
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(404);
  await ask('/api/v1/campaigns/zaxgzgjyect6nd6v2gjxk5sq');
  await ask('/verify?token=hidden-token');
  const metrics = await ask('/metrics', { authorization: `Bearer ${token}` });
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  for (const name of [
    'chancery_sheets_total',
    'chancery_turn_seconds_count',
    'chancery_mails_total',
    'chancery_outbox_waiting 0',
    'chancery_campaigns_due 0',
    'chancery_process_resident_memory_bytes',
    'route="/api/v1/campaigns/:campaign"',
  ]) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('zaxgzgjyect6nd6v2gjxk5sq');
  expect(lines.join('')).not.toContain('hidden-token');
});

test('a stream of events arrives event by event, and ends when the server stops', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  const { app } = server;
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const master = { id: newId<'user'>(), name: 'Maud', email: 'maud@example.org', emailVerified: 1, ...times } as const;
  await app.store.db
    .insertInto('user')
    .values({ ...master, image: null, twoFactorEnabled: null })
    .execute();
  const terms = { title: 'Four Crowns', ruleset: rulesetId('medieval-diplomacy'), scenario: 'four-crowns' };
  const { campaignId } = got(await createCampaign(app, userActor(master.id), terms));
  got(await openCampaign(app, userActor(master.id), { campaignId }));
  const headers = { 'accept-encoding': 'br' };
  const stream = await fetch(`${server.address}/api/v1/campaigns/${campaignId}/events`, { headers });
  expect(stream.headers.get('content-encoding')).toBeNull();
  const text = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (!told.includes('"kind":"here"')) told += (await text?.read())?.value ?? '';
  const stopped = server.stop();
  await expect(text?.read()).resolves.toMatchObject({ done: true });
  await stopped;
});

test('what is too long is not read, and pages of others are not obeyed', async () => {
  const { log } = keptLog();
  const settings = ownSettings(temporaryFolder(), null, { CHANCERY_HTTP_BODY_LIMIT: '10000' });
  const server = await startServer(settings, { rulesets: RULESETS, log });
  onTestFinished(() => server.stop());
  const long = await fetch(`${server.address}/sign-in`, { method: 'POST', body: 'x'.repeat(20_000) });
  expect(long.status).toBe(413);
  const home = await fetch(server.address);
  expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await home.text()).not.toMatch(/<script(?! type="module" src="\/[a-z]+\.js"><\/script>)/);
});

test('one address cannot occupy the server with pages', async () => {
  const { log } = keptLog();
  const settings = ownSettings(temporaryFolder(), null, { CHANCERY_HTTP_PAGES_A_MINUTE: '10' });
  const server = await startServer(settings, { rulesets: RULESETS, log });
  onTestFinished(() => server.stop());
  const statuses: number[] = [];
  for (let visit = 0; visit < 12; visit += 1) statuses.push((await fetch(server.address)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('a fault of ours is an incident: it has a number in the log, and its words stay there', async () => {
  const { log, lines } = keptLog();
  const doors = () =>
    new Hono().get('/broken', () => {
      throw new Error('the cellar is flooded');
    });
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log, doors });
  onTestFinished(() => server.stop());
  const answer = await fetch(`${server.address}/broken`);
  expect(answer.status).toBe(500);
  const [, id = 'none'] = /^Incident ([0-9a-f]+)\n$/.exec(await answer.text()) ?? [];
  const line = lines.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'incident');
  expect(line).toMatchObject({ id, level: 'error', message: 'the cellar is flooded' });
  expect(line.request).toBe(answer.headers.get('x-request-id'));
});

test('a server that cannot open all that it needs leaves nothing open', async () => {
  const { log } = keptLog();
  const folder = temporaryFolder();
  const first = await startServer(ownSettings(folder, null, { CHANCERY_STATUS_PORT: '0' }), {
    rulesets: RULESETS,
    log,
  });
  const { port } = new URL(first.address);
  await first.stop();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const listener = String((taken.address() as AddressInfo).port);
  const fixed = { CHANCERY_HTTP_PORT: port };
  const mail = { ...fixed, CHANCERY_MAIL_IN: 'smtp', CHANCERY_MAIL_LISTENER_PORT: listener };
  const broken = startServer(ownSettings(folder, null, mail), { rulesets: RULESETS, log });
  await expect(broken).rejects.toMatchObject({ code: 'EADDRINUSE', port: Number(listener) });
  const again = await startServer(ownSettings(folder, null, fixed), { rulesets: RULESETS, log });
  onTestFinished(() => again.stop());
  expect((await fetch(`${again.address}/healthz`)).status).toBe(200);
});
