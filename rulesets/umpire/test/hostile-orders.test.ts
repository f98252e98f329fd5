import { readSheetJson, readSheetText } from '@chancery/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDERS } from '../src/orders/index.ts';
import { positionOf } from './board.ts';
import { inTurn } from './by-code.ts';
import { judged, knownTo, read } from './reading.ts';
import { ITALIA } from './scenarios.ts';

/** Orders as nobody should write them: whatever comes, each line is taken, refused or not understood, with a reason. */

const winter = inTurn(positionOf(ITALIA), 6);
const known = knownTo(winter, 'VEN');
const rules = { orders: ORDERS };

const VERBS = Object.keys(ORDERS.kinds);
const WORDS = [
  ...VERBS,
  ...[
    'NATION',
    'TURN',
    'END',
    'POLICY',
    'WINTER QUARTERS',
    'TO',
    'VIA',
    'WITH',
    'AS',
    'BY',
    'AT',
    'ALL',
    'NONE',
    'FREE',
    'FLEET',
    'ARMY',
    'LAND',
    'SEA',
  ],
  ...[
    'Venice',
    'VEN',
    'Padua',
    'Papal States',
    'Carne',
    'Bari',
    'Colleoni',
    'Foot',
    'Siege train',
    'SHP',
    '1D',
    '3M',
    '4X',
    'Chioggia',
    'Milan',
    'Como',
  ],
  ...[
    '0',
    '1',
    '4',
    '-3',
    '2.5',
    '2,5',
    '1e9',
    '1000000000',
    '999999999999999999999',
    '½',
    'NaN',
    '0x10',
    '#',
    '#7',
    '"',
    '“',
    '\u0000',
    '\u202e',
    '<b>',
    '__proto__',
    'constructor',
    '𝕍𝕖𝕟',
    'é'.repeat(30),
  ],
];
const line = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const commas = line.map((text) => text.replaceAll(' ', ', '));
const sheet = fc
  .array(fc.oneof(line, commas, fc.string({ maxLength: 60 })), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

test('UM-20.3 any text at all is read, line by line, and said why not', () => {
  fc.assert(
    fc.property(sheet, (text) => {
      const reading = readSheetText(rules, known, text);
      for (const { outcome, order, malformed, findings } of reading.lines) {
        if (outcome === 'malformed') expect(malformed.length).toBeGreaterThan(0);
        else expect(order).toBeDefined();
        if (outcome === 'warned') expect(findings.length).toBeGreaterThan(0);
      }
      const again = readSheetJson(rules, known, JSON.parse(JSON.stringify(reading.orders)));
      expect(again.orders).toEqual(reading.orders);
    }),
    { numRuns: 300, seed: 2 },
  );
});

test('UM-20.3 any JSON at all is read: numbers out of range, strange keys and deep lists are no orders', () => {
  const order = fc.record({
    verb: fc.oneof(fc.constantFrom(...VERBS), fc.string()),
    section: fc.option(fc.constantFrom('policy', 'options', 'movement', 'recruits', 'winter', '__proto__'), {
      nil: undefined,
    }),
    args: fc.dictionary(
      fc.constantFrom(
        'province',
        'nation',
        'general',
        'generals',
        'troops',
        'count',
        'tenths',
        'to',
        'via',
        'army',
        'name',
        '__proto__',
        'constructor',
      ),
      fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.integer(),
        fc.constant(1e9),
        fc.array(fc.record({ type: fc.integer(), count: fc.integer() })),
      ),
    ),
  });
  fc.assert(
    fc.property(fc.oneof(fc.array(order, { maxLength: 6 }), fc.jsonValue()), (json) => {
      const { lines, orders } = readSheetJson(rules, known, json);
      expect(orders.length).toBeLessThanOrEqual(lines.length);
      for (const { outcome, malformed } of lines)
        if (outcome === 'malformed') expect(malformed.length).toBeGreaterThan(0);
    }),
    { numRuns: 300, seed: 3 },
  );
});

test('UM-20.13, UM-20.1 names of cities hold letters and blanks alone: no markup, no signs that turn lines about', () => {
  const name = (given: string) => judged(read(winter, 'VEN', `FOUND Chioggia 3 AS "${given}"`))[0];
  for (const bad of [
    '<b>Roma</b>',
    'Roma; DROP',
    'Ro\u202ema',
    '123',
    'R',
    '__proto__',
    `Roma${'a'.repeat(30)}`,
    '   ',
  ]) {
    expect(name(bad), bad).toMatch(/^(?:illegal bad-name|malformed)/);
  }
  expect(name('Città di Castello')).not.toMatch(/^(?:illegal|malformed)/);
});

test('UM-20.33 a thousand lines are read, and a line of ten thousand words is refused at once', () => {
  const many = Array.from({ length: 1000 }, (_, at) => `RANK Carne ${at % 16}`).join('\n');
  expect(read(winter, 'VEN', many).orders).toHaveLength(1000);
  const long = `MOVE Carne VIA ${'Padua, '.repeat(10_000)}Venice TO Padua`;
  expect(judged(read(winter, 'VEN', long))).toEqual(['malformed words-left-over']);
});
