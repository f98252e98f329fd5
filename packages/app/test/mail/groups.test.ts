import { rulesetId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { begunTable, HOUR, type House, houseOf, type Player, type Table } from '../sample/people.ts';
import { postOffice, replyAddressOf, written } from './post-office.ts';

onEachDatabase('groups that are asked one after another, by mail', (database) => {
  const store = suiteStore(database);

  test('who is not asked sends, reads what waits and until when, and an offer is answered by mail', async () => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    const post = postOffice(house);
    const terms = { ruleset: rulesetId('fairs'), scenario: 'four-houses' };
    const table: Table = await begunTable(house, ['Anna', 'Boris', 'Clara', 'David'], terms);
    const mail = async (place: number, body: string): Promise<string> => {
      house.pass(HOUR);
      const ruler = table.rulers[place] as Player;
      const to = await replyAddressOf(table, table.seats[place] as Table['seats'][number]);
      await post.receive(written({ from: ruler.email, to, body, date: new Date(house.app.now()) }));
      return (await post.answersTo(ruler)).at(-1)?.text.replace(/\s+/g, ' ') ?? '';
    };
    const sent = await mail(2, 'GATHER AT Eastwick\nTRADE 1 Wool WITH "House Ash" FOR 1 Salt');
    expect(sent).toContain('1 order waits for Turn 1, second half, and will be checked again then.');
    const status = await mail(2, 'STATUS');
    expect(status).toContain('Orders for Turn 1, first half are due');
    expect(status).toContain('all else waits for Turn 1, second half.');
    const offered = await mail(0, 'STATUS');
    expect(offered).toContain('House Oak offers: TRADE 1 Wool WITH "House Ash" FOR 1 Salt');
    expect(offered).toContain('Answer with: TRADE 1 Salt WITH "House Oak" FOR 1 Wool');
    expect(await mail(1, 'STATUS')).not.toContain('offers');
    expect(await mail(0, 'TRADE 1 Salt WITH "House Oak" FOR 1 Wool')).toContain('Bargains: 1 order.');
  });
});
