import { takeIdempotencyKey } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test, vi } from 'vitest';
import { HOUR, type House, houseOf } from './sample/house.ts';
import { begunTable, RECRUIT, rulerOf, type Table } from './sample/table.ts';

onEachDatabase('idempotency keys', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  beforeAll(async () => {
    house = houseOf(store());
    table = await begunTable(house);
  });
  const submit = (key: string, text = RECRUIT, seat = 'Eng') =>
    rulerOf(table, seat).client.send('POST', `${table.path}/seats/${seat}/orders`, {
      text,
      headers: { 'idempotency-key': key },
    });
  const receipts = async () =>
    (await rulerOf(table, 'Eng').client.done('GET', `${table.path}/seats/Eng/receipts`)).receipts;

  test('the same request with the same key is carried out once and answered the same', async () => {
    const first = await submit('one');
    const again = await submit('one');
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await receipts()).toEqual([{ ...first.body, stands: true }]);
  });

  test('another request with the same key is refused; the same key of another user is another', async () => {
    await submit('two');
    const before = (await receipts()).length;
    expect((await submit('two', '')).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    expect(await receipts()).toHaveLength(before);
    expect((await submit('two', RECRUIT, 'Lit')).status).toBe(201);
  });

  test('many at a time are one: the others hear that it is under way, or what it came to', async () => {
    const before = (await receipts()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit('three')));
    expect(await receipts()).toHaveLength(before + 1);
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(others.every((code) => code === 'idempotency-under-way')).toBe(true);
  });

  test('what is under way is refused, and 24 hours later the key is free', async () => {
    const { id } = rulerOf(table, 'Eng');
    const createdAt = house.app.now();
    const expiresAt = createdAt + 24 * HOUR;
    const { path } = table;
    const request = { text: 'G1 RECRUIT 1 militia', headers: { 'idempotency-key': 'four' } };
    const made = await submit('four', request.text);
    await house.app.store.db.updateTable('idempotencyKey').set({ status: null, response: null }).execute();
    expect((await submit('four', request.text)).body.code).toBe('idempotency-under-way');
    const other = { userId: id, key: 'five', requestHash: 'of another', createdAt, expiresAt };
    await takeIdempotencyKey(house.app.store.db, other);
    expect((await submit('five')).body.code).toBe('idempotency-key-reused');
    expect(made.status).toBe(201);
    const later = houseOf(store());
    later.pass(25 * HOUR);
    const maud = await later.person('Maud');
    expect((await maud.client.get(path)).status).toBe(200);
  });

  test('what was refused has changed nothing and may be tried again with its key', async () => {
    const { client } = table.master;
    const headers = { 'idempotency-key': 'again' };
    const close = () => client.send('POST', `${table.path}/resume`, { headers });
    expect((await close()).body.code).toBe('wrong-status');
    await client.done('POST', `${table.path}/pause`);
    expect((await close()).status).toBe(204);
    expect((await close()).status).toBe(204);
  });

  test('a turn is closed in steps that others can see, also with a key; after a kill between them it is gone on with', async () => {
    const { client } = table.master;
    const { db } = house.app.store;
    const transactions = vi.spyOn(db, 'transaction');
    const headers = { 'idempotency-key': 'close' };
    const close = () => client.send('POST', `${table.path}/turns/1/close`, { json: {}, headers });
    const first = await close();
    expect(first.status).toBe(200);
    expect(transactions.mock.calls.length).toBeGreaterThan(1);
    transactions.mockRestore();
    expect((await close()).body).toEqual(first.body);
    const killed = db.updateTable('idempotencyKey').set({ status: null, response: null }).where('key', '=', 'close');
    await killed.execute();
    expect((await close()).body).toMatchObject({ code: 'conflict', facts: { what: 'turn', found: '2' } });
  });

  test('an answer that holds a secret is kept nowhere', async () => {
    const { client } = table.master;
    const headers = { 'idempotency-key': 'once' };
    const invite = () => client.send('POST', `${table.path}/invitations`, { json: {}, headers });
    const { body } = await invite();
    expect(body.link).toMatch(/invitation=/);
    expect((await invite()).body).toMatchObject({ status: 409, code: 'shown-once' });
    const rows = await house.app.store.db.selectFrom('idempotencyKey').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.link);
  });

  test('a key is one word', async () => {
    expect((await submit('two words')).body.code).toBe('bad-idempotency-key');
    expect((await submit('x'.repeat(101))).body.code).toBe('bad-idempotency-key');
  });
});
