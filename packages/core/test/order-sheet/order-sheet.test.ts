import { describe, expect, test } from 'vitest';
import {
  defineOrders,
  fillSheet,
  type Known,
  type OrderCatalogue,
  type OrderKind,
  readSheetText,
  type SheetRow,
  sheetTablesOf,
  sheetToText,
} from '../../src/index.ts';
import { known, type Parts, rounds } from '../order/sections-toy.ts';
import { toy, known as toyKnown } from '../order/toy.ts';

const tables = sheetTablesOf(toy.orders, toyKnown.setting);
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

test('a row ends where it ends: quotes are closed, and what would be a comment is read and refused', () => {
  expect(textOf(row('SEND GOLD', { House: 'Bear #2', Amount: '5' }), row('REFUSE GIFTS', { House: '“Bear' }))).toBe(
    'SEND GOLD Bear "#2" 5\nREFUSE GIFTS “Bear”',
  );
  const below = (...lines: readonly string[]) =>
    sheetToText(toy, toyKnown, { tables: [], lines: lines.map((line) => ({ number: '', entry: '', cells: [line] })) });
  expect(below('NAME "Bear', '; a note', 'HOLD "x"').text).toBe('NAME "Bear"\nHOLD "x"');
  const { places } = below('NAME "Bear\nand Wolf"', 'HOLD');
  expect([...places].map(([line, { row: at }]) => [line, at])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
});

test('a row that says a heading is no heading, and one that nearly does takes no other row along', () => {
  const [first] = sheetTablesOf(rounds.orders, null).flatMap(({ section }, at) => (section === 'round-1' ? [at] : []));
  const inRound = (entry: string) => {
    const rows = [
      { number: '', entry, cells: [''] },
      { number: '', entry: '', cells: ['3'] },
    ];
    const filled = sheetTablesOf(rounds.orders, null).map((_, at) => (at === first ? rows : []));
    return sheetToText(rounds, known, { tables: filled, lines: [] }).text;
  };
  expect(inRound('ROUND 2').split('\n').slice(0, 4)).toEqual(['ROUND 1', '"ROUND 2"', 'BUILD 3', 'ROUND 2']);
  const read = readSheetText(rounds, known, inRound('ROUND 4'));
  expect(read.lines.map(({ order }) => order?.section)).toEqual([undefined, 'round-1']);
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

describe('a sheet that depends on the setting', () => {
  interface Troops extends Omit<Parts, 'setting'> {
    readonly setting: { readonly kinds: readonly string[] };
  }
  const kindsOf = (setting: Troops['setting']) => setting.kinds.map((kind) => ({ value: kind, names: [kind] }));
  const send: OrderKind<Troops> = {
    verb: 'SEND',
    rule: 'P-1.1',
    title: 'Send',
    help: 'Sends troops.',
    group: 'Orders',
    by: 'ruler',
    params: {
      troops: {
        type: {
          kind: 'groups',
          name: 'troops',
          params: {
            kind: {
              type: {
                kind: 'named',
                name: 'kind',
                value: 'string',
                fixed: true,
                of: ({ setting }) => kindsOf(setting),
              },
              help: 'kind',
            },
            count: { type: { kind: 'number', name: 'count', from: 1, to: 99, all: 'ALL' }, help: 'how many' },
          },
          lines: [{ pattern: '<kind> <count>' }],
          from: 1,
          to: 9,
        },
        help: 'troops',
      },
    },
    lines: [{ pattern: 'SEND <troops>' }],
    options: () => null,
    check: () => [],
  };
  const rules = {
    orders: defineOrders<Troops>({
      kinds: { SEND: send },
      sheet: ({ kinds }) => ({
        tables: [
          {
            title: 'Troops',
            verbs: ['SEND'],
            columns: kinds.map((kind) => ({ label: kind, args: ['troops'], groups: { count: 'count', of: { kind } } })),
            rows: 2,
          },
        ],
      }),
      together: () => [],
    }),
  };
  const knownTo = (...kinds: readonly string[]): Known<Troops> => ({ setting: { kinds }, view: null });

  test('has a column for each kind that there is', () => {
    const [italy, gaul] = [knownTo('Foot', 'Horse', 'Train'), knownTo('Warband')];
    expect(fillSheet(rules, italy, 'SEND Foot 4, Train ALL').tables).toEqual([
      [expect.objectContaining({ cells: ['4', '', 'ALL'] })],
    ]);
    expect(fillSheet(rules, gaul, 'SEND Warband 4').tables).toEqual([[expect.objectContaining({ cells: ['4'] })]]);
    expect(sheetTablesOf(rules.orders, italy.setting)).toBe(sheetTablesOf(rules.orders, italy.setting));
    const filled = { tables: [[{ number: '', entry: '', cells: ['2', '', 'ALL'] }]], lines: [] };
    expect(sheetToText(rules, italy, filled).text.trim()).toBe('SEND Foot 2, Train ALL');
  });

  test('tells its faults when it is made', () => {
    const faulty = {
      orders: defineOrders<Troops>({
        ...rules.orders,
        sheet: () => ({ tables: [{ title: 'Troops', verbs: ['FLEE'], columns: [], rows: 1 }] }),
      }),
    };
    expect(() => fillSheet(faulty, knownTo('Foot'), '')).toThrow('FLEE is no order');
  });
});
