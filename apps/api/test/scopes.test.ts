import { SCOPES } from '@chancery/app';
import { onSqlite, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { houseOf } from './sample/house.ts';
import { begunTable, RECRUIT, rulerOf } from './sample/table.ts';

onSqlite('scopes of tokens', (database) => {
  const store = suiteStore(database);

  test('a token is good for what it was made for, and for nothing else', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { path, master } = table;
    const seat = `${path}/seats/Eng`;
    const england = rulerOf(table, 'Eng');
    const deeds = {
      read: ['GET', `${seat}/turn-file`, undefined],
      order: ['POST', `${seat}/orders`, { text: RECRUIT }],
      letter: ['POST', `${path}/parties/Eng/letters`, { to: ['Lit'], subject: 'Hail', body: 'Peace?' }],
      master: ['POST', `${path}/dry-run`, undefined],
    } as const;
    for (const scope of SCOPES) {
      const owner = scope === 'master' ? master : england;
      for (const granted of SCOPES) {
        const program = await house.program(owner, [granted]);
        const [method, address, json] = deeds[scope];
        const { status } = await program.send(method, address, { json });
        expect([scope, granted, status < 300 ? 'done' : status]).toEqual([
          scope,
          granted,
          scope === granted ? 'done' : 403,
        ]);
      }
    }
  });

  test('a token does not learn by an idempotency key what one that is good for more was answered', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const request = { json: { text: RECRUIT }, headers: { 'idempotency-key': 'one' } };
    const path = `${table.path}/seats/Eng/orders`;
    expect((await rulerOf(table, 'Eng').client.send('POST', path, request)).status).toBe(201);
    const reader = await house.program(rulerOf(table, 'Eng'), ['read']);
    expect((await reader.send('POST', path, request)).body.code).toBe('idempotency-key-reused');
  });

  test('a token of one scope is nobody where it may not read', async () => {
    const house = houseOf(store());
    const master = await house.person('Master');
    const terms = { title: 'Hidden', ruleset: 'medieval-diplomacy', scenario: 'four-crowns' };
    const { campaignId } = await master.client.done('POST', '/campaigns', terms);
    const writer = await house.program(master, ['letter']);
    expect((await master.client.get(`/campaigns/${campaignId}`)).status).toBe(200);
    expect((await writer.get(`/campaigns/${campaignId}`)).status).toBe(404);
  });
});
