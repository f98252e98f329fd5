import { expect } from 'vitest';
import type { House } from './house.ts';
import { begunTable, rulerOf } from './table.ts';

/** One group orders after another, and seats make each other offers. */
export const tourOfFairs = async (house: House): Promise<void> => {
  const fair = await begunTable(house, { title: 'Fair', ruleset: 'fairs', scenario: 'four-houses' });
  const { path } = fair;
  const [ash, oak] = [rulerOf(fair, 'Ash').client, rulerOf(fair, 'Oak').client];
  const text = 'GATHER AT Eastwick\nTRADE 1 Wool WITH "House Ash" FOR 1 Salt';
  const until = { label: 'Turn 1, second half', turns: 1 };
  expect(await oak.done('POST', `${path}/seats/Oak/orders`, { text })).toMatchObject({ waits: { orders: 1, until } });
  expect(await oak.done('GET', path)).toMatchObject({ phase: 'Turn 1, first half', asksWhen: { Oak: until } });
  const { offers } = await ash.done('GET', `${path}/seats/Ash/offers`);
  expect(offers).toMatchObject([{ from: 'Oak', answers: [{ text: 'TRADE 1 Salt WITH "House Oak" FOR 1 Wool' }] }]);
  expect((await ash.done('GET', `${path}/seats/Ash/turn-file`)).offers).toEqual(offers);
  expect(await rulerOf(fair, 'Elm').client.done('GET', `${path}/seats/Elm/offers`)).toEqual({ offers: [] });
};
