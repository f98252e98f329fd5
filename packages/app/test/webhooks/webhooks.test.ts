import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeatId } from '@chancery/core';
import { changeCampaign, jsonText, type WebhookId, webhooksOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { webhookBody } from '../../src/channels/webhooks/body.ts';
import { deliverWebhooks } from '../../src/channels/webhooks/deliver.ts';
import { listDeliveries, testWebhook } from '../../src/channels/webhooks/deliveries.ts';
import { addWebhook, enableWebhook, listWebhooks } from '../../src/channels/webhooks/manage-webhooks.ts';
import { type JsonPost, type PostOutcome, postJson } from '../../src/channels/webhooks/post-json.ts';
import { pauseCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { publishPress } from '../../src/desk/letters/publish-press.ts';
import { isPublicAddress, readOutsideUrl } from '../../src/ground/outside/address.ts';
import { begunTable, code, got, HOUR, type House, houseOf, newPlayer, type Player } from '../sample/people.ts';

describe('addresses of webhooks', () => {
  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1'],
    ...['::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'not an address'],
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['http://example.org/', 'ftp://example.org/', 'https://user:word@example.org/', 'nonsense', ''],
    ...['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://[::1]/', 'https://localhost/'],
    ...['https://db.internal/', 'https://printer.local/', 'https://LOCALHOST./'],
  ])('%s is refused', (url) => expect(readOutsideUrl(url, false)).toHaveProperty('fault'));

  test('a house may allow its own machines', () =>
    expect(readOutsideUrl('http://127.0.0.1:8080/x', true)).toHaveProperty('url'));
});

describe('the call itself', () => {
  /** A server that counts what comes, and answers so. */
  const serving = async (status: number, headers = {}) => {
    const calls: { url: string; body: string; headers: object }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        calls.push({ url: request.url ?? '', body, headers: request.headers });
        response.writeHead(status, headers).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, calls };
  };
  const allowed = postJson({ allowPrivate: true, timeoutMs: 2000 });

  test('posts the body and tells the status', async () => {
    const { url, calls } = await serving(204);
    expect(await allowed({ url, body: '{"a":1}', headers: { 'x-mark': 'm' } })).toEqual({ status: 204 });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toBe('{"a":1}');
    expect(calls[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-mark': 'm' });
  });

  test('follows no redirect', async () => {
    const hidden = await serving(200);
    const { url } = await serving(302, { location: hidden.url });
    expect(await allowed({ url, body: '{}', headers: {} })).toEqual({ status: 302 });
    expect(hidden.calls).toEqual([]);
  });

  test('never reaches a machine of the house unless that is allowed, whatever the name says', async () => {
    const { url, calls } = await serving(200);
    const guarded = postJson({ allowPrivate: false, timeoutMs: 2000 });
    const port = new URL(url).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(await guarded({ url: `https://${host}:${port}/`, body: '{}', headers: {} })).toHaveProperty('fault');
    }
    expect(calls).toEqual([]);
  });

  test('gives up on a machine that does not answer', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const hasty = postJson({ allowPrivate: true, timeoutMs: 50 });
    expect(await hasty({ url, body: '{}', headers: {} })).toEqual({ fault: 'timeout' });
  });

  test('waits for no machine that answers with another protocol', async () => {
    const turncoat = createServer();
    turncoat.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'));
    });
    await new Promise<void>((listening) => turncoat.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      turncoat.close();
    });
    const url = `http://127.0.0.1:${(turncoat.address() as AddressInfo).port}/`;
    expect(await allowed({ url, body: '{}', headers: {} })).toEqual({ fault: 'no-answer' });
  });
});

describe('what is posted', () => {
  const item = {
    webhookId: 'w',
    campaign: { id: 'c' as never, title: 'Four Crowns' },
    news: { kind: 'press', from: null, title: 'Hear', body: '@everyone come' },
    at: 0,
  } as const;

  test('Discord is told to call nobody', () => {
    const body = JSON.parse(webhookBody('discord', item, 'https://chancery.example'));
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.embeds[0].title).toBe('Four Crowns: press: Hear');
  });

  test('a long article is cut to what Discord takes', () => {
    const long = { ...item, news: { ...item.news, body: 'x'.repeat(20_000) } };
    const body = JSON.parse(webhookBody('discord', long, 'https://chancery.example'));
    expect(body.embeds[0].description.length).toBeLessThanOrEqual(4000);
  });
});

onEachDatabase('webhooks', (database) => {
  const store = suiteStore(database);

  const hooked = async (house: House) => {
    const table = await begunTable(house, ['Anna', 'Boris']);
    const { campaignId, master } = table;
    const url = 'https://hooks.example.org/secret-path';
    const wanted = { campaignId, url, form: 'plain', kinds: ['press', 'campaign-paused'] } as const;
    return { ...table, hook: got(await addWebhook(house.app, master.actor, wanted)) };
  };
  const answering = (outcome: PostOutcome) => {
    const posts: JsonPost[] = [];
    return {
      posts,
      post: async (post: JsonPost) => {
        posts.push(post);
        return outcome;
      },
    };
  };

  test('are told of public news, signed, once', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, rulers, seats, hook } = await hooked(house);
    const [anna] = rulers as [Player];
    got(await publishPress(app, anna.actor, { campaignId, from: seats[0] as SeatId, title: 'News', body: 'Hear!' }));
    const { posts, post } = answering({ status: 204 });
    await deliverWebhooks(app, post, 50);
    await deliverWebhooks(app, post, 50);
    expect(posts).toHaveLength(1);
    const [{ body, headers }] = posts as [JsonPost];
    expect(JSON.parse(body)).toMatchObject({ format: 'chancery-news-1', news: { kind: 'press', title: 'News' } });
    for (const secret of [anna.id, anna.email, anna.name]) expect(body).not.toContain(secret);
    const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-chancery-signature'] ?? '') ?? [];
    expect(mac).toBe(createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex'));
  });

  test('of somebody who is no master are theirs alone, tell as long as they see the campaign, and fail to them', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, master, rulers, hook } = await hooked(house);
    const [anna, boris] = rulers as [Player, Player];
    const wanted = { campaignId, url: 'https://anna.example.org/', form: 'plain', kinds: ['campaign-paused'] } as const;
    const own = got(await addWebhook(app, anna.actor, wanted));
    for (let more = 0; more < 2; more += 1) got(await addWebhook(app, anna.actor, wanted));
    expect(code(await addWebhook(app, anna.actor, wanted))).toBe('too-many');
    expect(code(await enableWebhook(app, boris.actor, { campaignId, id: own.id }))).toBe('not-found');
    expect(code(await listDeliveries(app, anna.actor, { campaignId, id: hook.id }))).toBe('not-found');
    expect(got(await listWebhooks(app, boris.actor, { campaignId }))).toEqual([]);
    expect(got(await listWebhooks(app, master.actor, { campaignId }))).toHaveLength(4);
    got(await testWebhook(app, anna.actor, { campaignId, id: own.id }));
    const { posts, post } = answering({ status: 204 });
    await deliverWebhooks(app, post, 50);
    expect(posts.map(({ url, body }) => [url, JSON.parse(body).news])).toEqual([[wanted.url, { kind: 'test' }]]);
    const last = async () => got(await listDeliveries(app, anna.actor, { campaignId, id: own.id }))[0];
    expect(await last()).toMatchObject({ kind: 'test', state: 'taken', attempts: 1, fault: null });
    expect((await last())?.delivery).toBe(posts[0]?.headers['x-chancery-delivery']);
    got(await pauseCampaign(app, master.actor, { campaignId, reason: '' }));
    await deliverWebhooks(app, answering({ status: 410 }).post, 50);
    expect(await last()).toMatchObject({ kind: 'campaign-paused', state: 'waiting', fault: 'status 410' });
    const kindsTo = async ({ actor }: Player) =>
      got(await readNotices(app, actor, { limit: 50, zone: 'UTC' })).map(({ facts }) => facts.kind);
    expect(await kindsTo(anna)).toContain('webhook-off');
    got(await enableWebhook(app, anna.actor, { campaignId, id: own.id }));
    const clara = await newPlayer(house.db, 'Clara');
    const hers = { ...wanted, url: 'https://clara.example.org/' };
    const { id } = got(await addWebhook(app, clara.actor, hers));
    got(await testWebhook(app, clara.actor, { campaignId, id }));
    await changeCampaign(house.db, campaignId, { settings: jsonText({ joining: 'invitation' }) });
    house.pass(HOUR);
    const later = answering({ status: 204 });
    await deliverWebhooks(app, later.post, 50);
    expect(later.posts.map(({ url }) => url)).toEqual(expect.arrayContaining([wanted.url]));
    expect(later.posts.map(({ url }) => url)).not.toContain(hers.url);
    expect(got(await listDeliveries(app, master.actor, { campaignId, id }))).toMatchObject([
      { kind: 'test', state: 'given-up', fault: 'no-webhook' },
    ]);
  });

  test('that fail are called again later, each time after longer, and switched off in the end', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, hook } = await hooked(house);
    got(await pauseCampaign(app, master.actor, { campaignId, reason: '' }));
    const { posts, post } = answering({ status: 500 });
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await deliverWebhooks(app, post, 50);
      expect(posts).toHaveLength(tries + 1);
      const { dueAt } = await db
        .selectFrom('outbox')
        .select('dueAt')
        .where('campaignId', '=', campaignId)
        .where('kind', '=', 'webhook')
        .executeTakeFirstOrThrow();
      waits.push(dueAt - app.now());
      house.pass(dueAt - app.now());
    }
    expect(waits).toEqual([30_000, 120_000, 480_000]);
    const [row] = await webhooksOf(db, campaignId);
    expect(row?.failures).toBe(3);
    const gone = answering({ status: 410 });
    await deliverWebhooks(app, gone.post, 50);
    const [line] = got(await listWebhooks(app, master.actor, { campaignId }));
    expect(line?.disabledAt).not.toBe(null);
    const told = got(await readNotices(app, master.actor, { limit: 50, zone: 'UTC' }));
    expect(told.map(({ facts }) => facts.kind)).toContain('webhook-off');
    house.pass(HOUR);
    await deliverWebhooks(app, gone.post, 50);
    expect(gone.posts).toHaveLength(1);
    got(await enableWebhook(app, master.actor, { campaignId, id: hook.id }));
    expect(code(await enableWebhook(app, master.actor, { campaignId, id: 'no' as WebhookId }))).toBe('not-found');
  });

  test('are shown to their masters alone, and their addresses to nobody: no list, no audit shows one', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, rulers } = await hooked(house);
    expect(got(await listWebhooks(app, rulers[0]!.actor, { campaignId }))).toEqual([]);
    const shown = JSON.stringify(got(await listWebhooks(app, master.actor, { campaignId })));
    const audit = JSON.stringify(
      await db.selectFrom('audit').selectAll().where('campaignId', '=', campaignId).execute(),
    );
    for (const text of [shown, audit]) expect(text).not.toContain('secret-path');
    const wrong = { campaignId, url: 'https://10.0.0.1/', form: 'plain', kinds: ['press'] } as const;
    expect(code(await addWebhook(app, master.actor, wrong))).toBe('bad-input');
    await changeCampaign(db, campaignId, { status: 'archived' });
    expect(code(await addWebhook(app, master.actor, { ...wrong, url: 'https://example.org/' }))).toBe('wrong-status');
  });
});
