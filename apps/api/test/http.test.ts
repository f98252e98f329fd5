import { onSqlite, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { type Answered, Client } from './sample/client.ts';
import { BASE_URL, type House, houseOf, MINUTE } from './sample/house.ts';
import { begunTable, RECRUIT, rulerOf, type Table } from './sample/table.ts';

onSqlite('the API as HTTP', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  beforeAll(async () => {
    house = houseOf(store());
    table = await begunTable(house);
  });

  test('a turn file is sent again only when something in it has changed', async () => {
    const { client } = rulerOf(table, 'Eng');
    const path = `${table.path}/seats/Eng/turn-file`;
    const first = await client.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await client.get(path, { 'if-none-match': known });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    await client.done('PUT', `${table.path}/seats/Eng/draft`, { text: RECRUIT });
    const changed = await client.get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.body.draft).toHaveLength(1);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('what a client has already is answered with all headers of the whole answer but the type of its body', async () => {
    const open = houseOf(store(), { origins: ['https://desk.example'] });
    const from = { origin: 'https://desk.example' };
    const feed = `//campaigns/${table.campaign}/press.atom`;
    for (const path of ['//api/v1', '/openapi.json', '/rulesets', feed]) {
      const first = await open.nobody.get(path, from);
      const again = await open.nobody.get(path, { ...from, 'if-none-match': first.headers.get('etag') ?? '' });
      const namesIn = ({ headers }: Answered) => [...headers.keys()].filter((name) => name !== 'content-type');
      const lasting = ({ headers }: Answered) =>
        ['access-control-allow-origin', 'cache-control', 'content-security-policy', 'vary'].map((name) =>
          headers.get(name),
        );
      expect([path, again.status, namesIn(again)]).toEqual([path, 304, namesIn(first)]);
      expect(lasting(again)).toEqual(lasting(first));
    }
  });

  test('HEAD is answered like GET, without a body', async () => {
    const { client } = rulerOf(table, 'Eng');
    const { status, text, headers } = await client.send('HEAD', table.path);
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('etag')).not.toBeNull();
  });

  test('every answer keeps browsers out of trouble and has an id of its own', async () => {
    const answers = [
      await house.nobody.get('/campaigns'),
      await house.nobody.get('/nothing'),
      await house.nobody.get('//campaigns/x/press.atom'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toContain('max-age');
    }
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
  });

  test('a page of ours may load nothing and run nothing', async () => {
    const { headers, text } = await house.nobody.get('//api/v1');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(text).toContain('Chancery API');
    expect((await house.nobody.get('/openapi.json')).body.openapi).toBe('3.1.1');
  });

  test('lists come page by page, and nothing is passed over or told twice', async () => {
    const { client } = rulerOf(table, 'Eng');
    const to = { to: ['Lit'], subject: 'x', body: 'y' };
    for (let i = 0; i < 7; i += 1) {
      house.pass(i % 2);
      await client.done('POST', `${table.path}/parties/Eng/letters`, to);
    }
    const box = `${table.path}/parties/Eng/letters?box=sent&limit=3`;
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: Answered['body'] = await client.done('GET', `${box}${next === '' ? '' : `&after=${next}`}`);
      seen.push(...page.letters.map(({ id }: { id: string }) => id));
      next = page.next;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });
});

onSqlite('rate limits', (database) => {
  const store = suiteStore(database);

  test('each user has their own, each address has one, and the headers say what is left', async () => {
    const house = houseOf(store(), {
      requestsAMinute: { user: 3, address: 2 },
      clientAddress: (context) => context.req.header('x-test-address') ?? 'here',
    });
    const maud = await house.person('Maud');
    const anna = await house.person('Anna');
    const left = ({ headers }: Answered) => headers.get('ratelimit');
    const first = await maud.client.get('/campaigns');
    expect(first.headers.get('ratelimit-policy')).toBe('"reads";q=3;w=60');
    expect(left(first)).toBe('"reads";r=2;t=60');
    house.pass(MINUTE / 2);
    expect(left(await maud.client.get('/campaigns'))).toBe('"reads";r=1;t=30');
    expect(left(await maud.client.get('/campaigns'))).toBe('"reads";r=0;t=30');
    const refused = await maud.client.get('/campaigns');
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'rate-limited',
      facts: { budget: 'reads', limit: 3, left: 0, cost: 1, seconds: 30 },
    });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await anna.client.get('/campaigns')).status).toBe(200);
    house.pass(MINUTE / 2);
    expect((await maud.client.get('/campaigns')).status).toBe(200);

    const from = (address: string) => house.nobody.get('/campaigns', { 'x-test-address': address });
    expect([(await from('a')).status, (await from('a')).status, (await from('a')).status]).toEqual([200, 200, 429]);
    expect((await from('b')).status).toBe(200);
    const neighbours = ['2001:db8::1', '2001:db8::2', '2001:db8::f:3'];
    const statuses: number[] = [];
    for (const each of neighbours) statuses.push((await from(each)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
  });

  test('what costs the server more counts for more, apart from what is read and what is changed', async () => {
    const house = houseOf(store(), { requestsAMinute: { user: 70, address: 70 } });
    const record = () => house.nobody.get('/campaigns/nowhere/record');
    expect((await record()).headers.get('ratelimit')).toBe('"reads";r=69;t=60, "heavy";r=50;t=60');
    expect([(await record()).status, (await record()).status]).toEqual([404, 404]);
    house.pass(MINUTE / 3);
    const refused = await record();
    expect(refused.body).toMatchObject({
      status: 429,
      detail: 'This counts 20 of the 70 a minute that heavy requests may, and 10 are left: try again in 40 seconds.',
      facts: { budget: 'heavy', limit: 70, left: 10, cost: 20, seconds: 40 },
    });
    expect(refused.headers.get('retry-after')).toBe('40');
    expect((await house.nobody.get('/campaigns')).headers.get('ratelimit')).toBe('"reads";r=65;t=40');
    for (let i = 0; i < 65; i += 1) await house.nobody.get('/rulesets');
    expect((await house.nobody.get('/rulesets')).status).toBe(429);
    const change = await house.nobody.send('POST', '/campaigns/nowhere/pause', { json: {} });
    expect([change.status, change.headers.get('ratelimit')]).toEqual([404, '"writes";r=69;t=60']);
    house.pass((MINUTE / 3) * 2);
    expect((await record()).status).toBe(404);
  });

  test('whoever guesses tokens is counted by their address', async () => {
    const house = houseOf(store(), { requestsAMinute: { user: 60, address: 2 } });
    const guess = () => house.nobody.get('/campaigns', { authorization: 'Bearer chancery_guess' });
    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([401, 401, 429]);
  });
});

onSqlite('sessions of browsers', (database) => {
  const store = suiteStore(database);

  test('change something only from pages of this server; tokens do from anywhere', async () => {
    const house = houseOf(store());
    const cookie = 'chancery.session=anything';
    const change = (headers: { readonly [name: string]: string }) =>
      house.nobody.send('PATCH', '/notices/settings', { json: {}, headers });
    for (const headers of [
      { cookie },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
      { cookie, origin: BASE_URL, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await change(headers)).body).toMatchObject({ status: 403, code: 'foreign-origin' });
    }
    // The cookie is no session; but it was looked at.
    expect((await change({ cookie, origin: BASE_URL })).body.code).toBe('not-signed-in');
    expect((await change({ cookie, 'sec-fetch-site': 'same-origin' })).body.code).toBe('not-signed-in');
    expect((await house.nobody.get('/campaigns', { cookie, origin: 'https://evil.example' })).status).toBe(200);
    const maud = await house.person('Maud');
    const sent = { json: {}, headers: { cookie, origin: 'https://evil.example' } };
    expect((await maud.client.send('PATCH', '/notices/settings', sent)).status).toBe(204);
  });

  test('sign in, act, and make tokens, which no token can', async () => {
    const house = houseOf(store());
    const browser = await house.browser('Magda');
    expect(await browser.done('GET', '/account')).toMatchObject({ name: 'Magda', scopes: null });
    const { sessions } = await browser.done('GET', '/account/sessions');
    expect(sessions).toEqual([expect.objectContaining({ current: true })]);
    const made = await browser.done('POST', '/tokens', { name: 'bot', scopes: ['read', 'order'] });
    const bot = new Client(house.api, { authorization: `Bearer ${made.token}` });
    expect(await bot.done('GET', '/account')).toMatchObject({ name: 'Magda', scopes: ['read', 'order'] });
    expect(await bot.refused('POST', '/tokens', { name: 'another', scopes: ['read'] })).toBe('403 not-allowed');
    const sent = await bot.send('POST', '/tokens', { json: { name: 'another', scopes: ['read'] } });
    expect(sent.body).toMatchObject({ facts: { scope: 'session' }, detail: expect.stringContaining('sign in') });
    const founded = await bot.send('POST', '/campaigns', {
      json: { title: 'x', ruleset: 'medieval-diplomacy', scenario: 'four-crowns' },
    });
    expect(founded.body).toMatchObject({ code: 'not-allowed', facts: { scope: 'master' } });
    expect(founded.body.detail).toBe('This token does not have the scope master (createCampaign).');
    const { tokens } = await browser.done('GET', '/tokens');
    expect(tokens).toEqual([expect.objectContaining({ id: made.id, name: 'bot', status: 'good' })]);
    expect((await browser.done('GET', '/account/export')).account).toMatchObject({ name: 'Magda' });
    await browser.done('DELETE', `/tokens/${made.id}`);
    expect(await bot.refused('GET', '/account')).toBe('401 bad-token');
  });

  test('of other origins are never taken; those that are named may call with tokens', async () => {
    const preflight = (house: House, origin: string) =>
      house.api.request('/api/v1/campaigns', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
    const closed = await preflight(houseOf(store()), 'https://desk.example');
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
    const open = houseOf(store(), { origins: ['https://desk.example'] });
    const allowed = await preflight(open, 'https://desk.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://desk.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await preflight(open, 'https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
