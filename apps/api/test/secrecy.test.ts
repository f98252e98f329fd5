import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import type { Answered, Client } from './sample/client.ts';
import { type House, houseOf, type Person } from './sample/house.ts';
import { begunTable, openTable, playTurn, RECRUIT, rulerOf, type Table } from './sample/table.ts';

/** An answer without what is other for every request. */
const seen = ({ status, text, headers }: Answered) => ({
  status,
  text: text.replaceAll(/"requestId":"\w+"/g, ''),
  etag: headers.get('etag'),
});

onEachDatabase('secrecy', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  let stranger: Person;
  beforeAll(async () => {
    house = houseOf(store());
    table = await begunTable(house);
    await playTurn(table, 1);
    stranger = await house.person('Stranger');
  });

  test('what belongs to another seat is refused alike, whether it is there or not', async () => {
    const england = rulerOf(table, 'Eng').client;
    const lithuania = `${table.path}/seats/Lit`;
    const ask = async (client: Client) =>
      Promise.all([
        client.get(`${lithuania}/turn-file`),
        client.get(`${lithuania}/receipts`),
        client.get(`${lithuania}/turns/1/proof`),
        client.get(`${lithuania}/lines`),
        client.get(`${lithuania}/words`),
        client.get(`${lithuania}/turns/1/report`),
        client.get(`${lithuania}/turns/9/report.txt`),
        client.get(`${lithuania}/turns/1/map.svg`),
        client.get(`${lithuania}/mutes`),
        client.get(`${lithuania}/absences`),
        client.get(`${table.path}/parties/Lit/letters`),
        client.get(`${table.path}/parties/Lit/events`),
        client.send('PUT', `${lithuania}/draft`, { text: RECRUIT }),
        client.send('DELETE', `${lithuania}/orders`),
      ]);
    const before = (await ask(england)).map(seen);
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 403));
    await rulerOf(table, 'Lit').client.done('POST', `${lithuania}/orders`, { text: '' });
    await rulerOf(table, 'Lit').client.done('POST', `${table.path}/parties/Lit/letters`, {
      to: ['Gol'],
      subject: 'Between us',
      body: 'England must not hear of it.',
    });
    expect((await ask(england)).map(seen)).toEqual(before);
    const missing = await england.get(`${table.path}/seats/Nowhere/turn-file`);
    expect(seen(missing)).toEqual(before[0]);
  });

  test('sheets of others change nothing of what a ruler, a stranger or nobody is shown', async () => {
    const england = rulerOf(table, 'Eng').client;
    const ask = async () =>
      [
        await england.get(`${table.path}/seats/Eng/turn-file`),
        await england.get(table.path),
        await england.get(`${table.path}/press`),
        await england.get(`${table.path}/map.svg`),
        await stranger.client.get(table.path),
        await house.nobody.get('/campaigns'),
        await house.nobody.get(`${table.path}/turns/1/report`),
        await house.nobody.get(`//campaigns/${table.campaign}/press.atom`),
        await house.nobody.get(`${table.path}/dice`),
      ].map(seen);
    const before = await ask();
    await rulerOf(table, 'Gol').client.done('POST', `${table.path}/seats/Gol/orders`, { text: 'G1 RECRUIT 1 militia' });
    await table.master.client.done('PUT', `${table.path}/acts`, { orders: [] });
    expect(await ask()).toEqual(before);
  });

  test('a campaign that one may not know of answers like one that is not there', async () => {
    const hidden = await openTable(house, { settings: { joining: 'invitation', startWhenFull: false } });
    const ask = async (client: Client, path: string) =>
      Promise.all([
        client.get(path),
        client.get(`${path}/press`),
        client.get(`${path}/events`),
        client.get(`${path}/parties/Eng/events`),
        client.get(`${path}/people`),
        client.get(`${path}/map.svg`),
        client.get(`${path}/lineage`),
        client.get(`${path}/verification`),
        client.get(`${path}/dice`),
        client.get(`${path}/seats/Eng/lines`),
        client.get(`${path}/seats/Eng/words`),
        client.get(`${path}/turns/0/report`),
        client.get(`${path}/seats/Eng/turn-file`),
        client.get(`${path}/seats/Eng/receipts`),
        client.get(`${path}/webhooks`),
        client.get(`${path}/questions`),
        client.get(`${path}/extensions`),
        client.get(`${path}/letter-reports`),
        client.get(`${path}/audit`),
        client.get(`/${path}/press.atom`),
        client.send('POST', `${path}/join`, { json: { seat: 'Eng' } }),
        client.send('POST', `${path}/dry-run`),
        client.send('POST', `${path}/pause`),
        client.send('POST', `${path}/turns/1/close`, { json: {} }),
      ]);
    const nowhere = hidden.path.replace(/\w{24}$/, 'nowhere');
    for (const client of [stranger.client, house.nobody]) {
      const there = (await ask(client, hidden.path)).map(seen);
      const gone = (await ask(client, nowhere)).map(seen);
      const named = JSON.parse(JSON.stringify(there).replaceAll(hidden.campaign, 'nowhere'));
      expect(named).toEqual(gone);
    }
    const { campaigns } = await stranger.client.done('GET', '/campaigns');
    expect(JSON.stringify(campaigns)).not.toContain(hidden.campaign);
  });

  test('whoever has an invitation in their hand sees what it is for', async () => {
    const hidden = await openTable(house, { settings: { joining: 'invitation', startWhenFull: false } });
    const { link } = await hidden.master.client.done('POST', `${hidden.path}/invitations`, { seat: 'Eng' });
    const invitation = new URL(link).searchParams.get('invitation') ?? '';
    expect((await stranger.client.get(`${hidden.path}?invitation=${invitation}`)).status).toBe(200);
    const place = await stranger.client.done('POST', `${hidden.path}/accept-invitation`, { invitation });
    expect(place).toEqual({ seat: 'Eng', waiting: false });
  });
});
