import { expect, test } from 'vitest';
import { type AnyOrder, defineOrders, type OrderKind, readSheetText, writeAlone } from '../../src/index.ts';
import { known, type Parts } from './sections-toy.ts';

const text = { kind: 'text', name: 'name', from: 3, to: 24 } as const;
const found = (verb: string, pattern: string, bare: boolean): OrderKind<Parts> => ({
  verb,
  rule: 'P-1.1',
  title: verb,
  help: verb,
  group: 'Orders',
  by: 'ruler',
  params: {
    town: { type: { kind: 'number', name: 'town', from: 1, to: 9 }, help: 'town' },
    name: { type: { ...text, ...(bare ? { bare } : {}) }, help: 'its name' },
  },
  lines: [{ pattern }],
  options: () => null,
  check: () => [],
});
const toy = {
  orders: defineOrders<Parts>({
    kinds: {
      FOUND: found('FOUND', 'FOUND <town> AS <name>', true),
      NAME: found('NAME', 'NAME <name> <town>', true),
      CALL: found('CALL', 'CALL <town> AS <name>', false),
    },
    together: () => [],
  }),
};
const nameIn = (line: string): unknown => readSheetText(toy, known, line).orders[0]?.args['name'];

test('a text that may go without quotes does so at the end of its line, behind a word', () => {
  expect(nameIn('FOUND 3 AS Nova Roma')).toBe('Nova Roma');
  expect(nameIn('FOUND 3 AS “Nova Roma”')).toBe('Nova Roma');
  expect(nameIn('FOUND 3 AS  Citta   di Castello # by the river')).toBe('Citta di Castello');
  expect(nameIn('FOUND 3 AS Ro')).toBeUndefined();
  expect(nameIn('NAME Nova Roma 3')).toBeUndefined();
  expect(nameIn('NAME "Nova Roma" 3')).toBe('Nova Roma');
  expect(nameIn('CALL 3 AS Nova Roma')).toBeUndefined();
});

test('it is written with quotes', () => {
  const order: AnyOrder = { verb: 'FOUND', args: { town: 3, name: 'Nova Roma' } };
  expect(writeAlone(toy, known, order)).toBe('FOUND 3 AS "Nova Roma"');
});
