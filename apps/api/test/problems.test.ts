import { onSqlite, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { problemResponse } from '../src/problem/problem.ts';
import { STATUS } from '../src/problem/status.ts';
import { BASE_URL, HOUR, type House, houseOf } from './sample/house.ts';
import { begunTable, openTable, rulerOf, type Table } from './sample/table.ts';

onSqlite('problems', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  beforeAll(async () => {
    house = houseOf(store());
    table = await begunTable(house);
  });

  test('say what happened to people and to programs, with an id that stands in the header as well', async () => {
    const answer = await house.nobody.get('/campaigns/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toEqual({
      type: `${BASE_URL}/api/v1#problem-not-found`,
      title: 'Not found',
      status: 404,
      detail: 'There is no campaign nowhere.',
      code: 'not-found',
      facts: { what: 'campaign', id: 'nowhere' },
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test('of a request that cannot be read name everything that is wrong with it', async () => {
    const { client } = table.master;
    const bad = await client.send('POST', '/campaigns', { json: { title: 7, ruleset: 'x', scenario: 'y', more: 1 } });
    expect(bad.status).toBe(422);
    expect(bad.body.facts.faults).toEqual([
      'body.title: Invalid input: expected string, received number',
      'body: Unrecognized key: "more"',
    ]);
    expect(await client.refused('GET', '/campaigns?limit=0')).toBe('422 bad-input');
    expect(await client.refused('GET', '/campaigns?limt=5')).toBe('422 bad-input');
    expect(await client.refused('GET', '/rulesets?x=1')).toBe('422 bad-input');
    expect(await client.refused('GET', '/campaigns?after=yesterday')).toBe('422 bad-input');
    expect(await client.refused('GET', `${table.path}/seats/En%20g/turn-file`)).toBe('404 not-found');
    expect(await client.refused('GET', `${table.path}/turns/-1/report`)).toBe('404 not-found');
    const { status } = await client.send('POST', `${table.path}/pause`, { text: '{"reason"', headers: JSON_TYPE });
    expect(status).toBe(400);
    const typed = await client.send('POST', `${table.path}/pause`, { text: 'a rest' });
    expect(typed.body).toMatchObject({
      status: 415,
      code: 'wrong-media-type',
      facts: { wanted: ['application/json'] },
    });
    const deep = `{"title":"x","ruleset":"y","scenario":"z","options":{"a":${'['.repeat(9000)}${']'.repeat(9000)}}}`;
    const nested = await client.send('POST', '/campaigns', { text: deep, headers: JSON_TYPE });
    expect(nested.body.facts.faults).toEqual(['body: lies more than 100 deep in itself']);
    const long = await client.send('POST', `${table.path}/pause`, { json: { reason: 'x'.repeat(1_000_001) } });
    expect(long.body).toMatchObject({ status: 413, code: 'body-too-large' });
  });

  test('of a body that breaks off, or never ends, are no fault of ours', async () => {
    const request = (body: ReadableStream) =>
      house.api.request(`/api/v1${table.path}/pause`, {
        method: 'POST',
        headers: JSON_TYPE,
        body,
        duplex: 'half',
      } as RequestInit);
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new Error('the line is dead')),
    });
    expect((await request(broken)).status).toBe(400);
    const endless = new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(100_000)),
    });
    expect((await request(endless)).status).toBe(413);
    expect(house.logged.filter((line) => line.startsWith('incident'))).toEqual([]);
  });

  test('of an address that nobody knows, or that is spoken to in another way', async () => {
    expect(await house.nobody.refused('GET', '/campaign')).toBe('404 no-such-route');
    const answer = await house.nobody.send('DELETE', '/campaigns');
    expect(answer.body.code).toBe('wrong-method');
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });

  test('of somebody who may not', async () => {
    const nobody = await house.nobody.send('POST', '/campaigns', { json: { title: 'x', ruleset: 'y', scenario: 'z' } });
    expect(nobody.body.code).toBe('not-signed-in');
    expect(nobody.headers.get('www-authenticate')).toContain('Bearer');
    const wrong = await house.nobody.get('/campaigns', { authorization: 'Bearer chancery_wrong' });
    expect(wrong.body).toMatchObject({ status: 401, code: 'bad-token' });
    const england = rulerOf(table, 'Eng').client;
    expect(await england.refused('POST', `${table.path}/pause`)).toBe('403 not-allowed');
  });

  test('of what conflicts with the present state', async () => {
    const { path, master } = table;
    const england = rulerOf(table, 'Eng').client;
    expect(await master.client.refused('POST', `${path}/open`)).toBe('409 wrong-status');
    expect(await master.client.refused('POST', `${path}/turns/7/close`)).toBe('409 conflict');
    expect(await england.refused('POST', `${path}/seats/Lit/take-over`)).toBe('409 conflict');
    expect(await england.refused('PUT', `${path}/seats/Eng/ready`, { ready: true })).toBe('409 conflict');
    expect(await england.refused('DELETE', `${path}/seats/Eng/orders`)).toBe('404 not-found');
    expect(await england.refused('POST', `${path}/seats/Eng/orders?turn=9`, { text: '' })).toBe('422 bad-input');
    const open = await openTable(house, { pressMode: 'none' });
    const ruler = await house.person('Ruler');
    await ruler.client.done('POST', `${open.path}/join`, { seat: 'Eng' });
    const second = await house.person('Second');
    expect(await second.client.refused('POST', `${open.path}/join`, { seat: 'Eng' })).toBe('409 seat-taken');
    const letter = { to: ['Lit'], subject: 'Hail', body: 'Peace?' };
    expect(await ruler.client.refused('POST', `${open.path}/parties/Eng/letters`, letter)).toBe('403 press-closed');
  });

  test('of too much say when to go on', async () => {
    const { path } = table;
    const england = rulerOf(table, 'Eng').client;
    const absence = { from: house.app.now(), until: house.app.now() + HOUR };
    for (let i = 0; i < 20; i += 1) await england.done('POST', `${path}/seats/Eng/absences`, absence);
    expect(await england.refused('POST', `${path}/seats/Eng/absences`, absence)).toBe('409 too-many');
  });

  test('of our own making tell no more than a number by which we find them', async () => {
    const broken = houseOf(store());
    const person = await broken.person('Maud');
    const rulesets = [
      { ...broken.app.rulesets[0], scenarioData: () => Promise.reject(new Error('the deepest secret')) },
    ];
    Object.assign(broken.app, { rulesets });
    const answer = await person.client.send('POST', '/campaigns', {
      json: { title: 'x', ruleset: 'medieval-diplomacy', scenario: 'four-crowns' },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: 'incident', facts: { id: expect.any(String) } });
    expect(answer.text).not.toContain('secret');
    expect(broken.logged.at(-1)).toContain('the deepest secret');
    expect(broken.logged.at(-1)).toContain(answer.body.facts.id);
  });

  test('have a status each, and a type of their own', async () => {
    for (const [code, status] of Object.entries(STATUS)) {
      const fault = { code, faults: [], wanted: [], allowed: [], until: 1, deadline: null } as never;
      const response = problemResponse(fault, BASE_URL, 'r');
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ type: `${BASE_URL}/api/v1#problem-${code}`, status, code });
    }
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
