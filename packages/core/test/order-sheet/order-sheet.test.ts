import { expect, test } from 'vitest';
import {
  defineOrders,
  fillSheet,
  type OrderCatalogue,
  type SheetRow,
  sheetTablesOf,
  sheetToText,
} from '../../src/index.ts';
import { known, type Parts, rounds } from '../order/sections-toy.ts';
import { toy, known as toyKnown } from '../order/toy.ts';

const tables = sheetTablesOf(toy.orders);
const house = tables.findIndex(({ verbs }) => verbs.includes('SEND_GOLD'));
const row = (entry: string, cells: { readonly [column: string]: string }, number = ''): SheetRow => ({
  entry,
  number,
  cells: (tables[house]?.columns ?? []).map(({ label }) => cells[label] ?? ''),
});
const textOf = (...rows: readonly SheetRow[]): string =>
  sheetToText(toy, toyKnown, { tables: tables.map((_, at) => (at === house ? rows : [])), lines: [] }).text;

test('a row is written with the words of its order; what that has no place for stands behind it, to be refused', () => {
  expect(textOf(row('REFUSE GIFTS', { House: 'Bear' }))).toBe('REFUSE GIFTS Bear');
  expect(textOf(row('SEND GOLD', { House: ' the  Bear', Amount: '5', Type: 'now' }))).toBe('SEND GOLD the Bear 5 now');
});

test('rows with a number come first and in its order, the others as they stand', () => {
  const to = (name: string, number = ''): SheetRow => row('DECLARE WAR', { House: name }, number);
  expect(textOf(to('Wolf'), to('Bear', '2'), to('Otter'), to('Stag', '1')).split('\n')).toEqual([
    'DECLARE WAR Stag',
    'DECLARE WAR Bear',
    'DECLARE WAR Wolf',
    'DECLARE WAR Otter',
  ]);
});

test('what nobody understands stands below the tables with its heading, and goes back into its section', () => {
  const filled = fillSheet(rounds, known, 'ROUND 2\nTRADE with everybody\nBUILD 3');
  expect(filled.lines.map(({ cells }) => cells[0])).toEqual(['ROUND 2 TRADE with everybody']);
  const { text, places } = sheetToText(rounds, known, filled);
  expect(text.split('\n')).toContain('TRADE with everybody');
  expect(text.indexOf('ROUND 2')).toBeLessThan(text.indexOf('TRADE with everybody'));
  expect([...places.values()].filter(({ table }) => table === null)).toEqual([{ table: null, row: 0, number: 1 }]);
});

test('an order sheet that does not fit its orders is refused with every fault', () => {
  const orders: OrderCatalogue<Parts> = {
    ...rounds.orders,
    sheet: {
      tables: [
        {
          title: 'All',
          section: 'round-1',
          verbs: ['BUILD', 'FLY'],
          columns: [
            { label: 'Town', args: ['town', 'city'] },
            { label: 'Troops', args: ['town'], groups: { count: 'count', of: {} } },
          ],
          rows: 2,
        },
        { title: 'None', section: 'nowhere', verbs: [], columns: [], rows: 1 },
      ],
    },
  };
  expect(() => defineOrders(orders)).toThrow(
    [
      'order sheet, All: FLY is no order',
      'order sheet, All: Town: no order has city',
      'order sheet, All: Troops: town is not made of groups',
      'order sheet, None: there is no section nowhere',
    ].join('\n'),
  );
});
