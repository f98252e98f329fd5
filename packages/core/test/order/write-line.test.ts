import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grammarOf } from '../../src/order/grammar.ts';
import { beginsLikeAnOrder, readLine } from '../../src/order/read-line.ts';
import { logicalLines } from '../../src/order/words/logical-lines.ts';
import { writeLine } from '../../src/order/write-line.ts';
import { known, type Toy, type ToyOrder, toyOrders } from './toy.ts';

describe('orders as lines', () => {
  const cases: readonly (readonly [order: ToyOrder, line: string])[] = [
    [{ verb: 'MARCH', unit: 'A7', args: { place: 7 } }, 'A7 MARCH London'],
    [{ verb: 'MARCH', unit: 'A7', args: { place: 6 } }, 'A7 MARCH "Île de France"'],
    [{ verb: 'MARCH', unit: 'A7', args: { place: 45 } }, 'A7 MARCH 45'],
    [{ verb: 'MARCH', unit: 'A7', args: { place: 999 } }, 'A7 MARCH 999'],
    [{ verb: 'DECLARE_WAR', args: { house: 'Fra' } }, 'DECLARE WAR Fra'],
    [{ verb: 'ACCEPT_GIFTS', args: { house: 'Fra', on: false } }, 'REFUSE GIFTS Fra'],
    [{ verb: 'FOLLOW', unit: 'A7', args: { target: null } }, 'A7 UNFOLLOW'],
    [{ verb: 'BUILD_FORT', unit: 'A7', args: {} }, 'A7 BUILD FORT'],
    [{ verb: 'RANK', unit: 'A7', args: { type: 'lightCavalry', ranks: [1, 0, 2] } }, 'A7 RANK "light cavalry" 1 0 2'],
    [{ verb: 'FORM_BAND', unit: 'A7', args: { name: 'The "Few"' } }, 'A7 FORM BAND "The ""Few"""'],
    [{ verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', all: true, toHouse: 'HRE' } }, 'A7 TRANSFER ALL TO A8 OF HRE'],
    [
      { verb: 'TRANSFER', unit: 'A7', args: { to: 'A33', count: 3, type: 'infantry', rank: 2 } },
      'A7 TRANSFER 3 infantry RANK 2 TO A33',
    ],
  ];

  test.each(cases)('%j is written %s', (order, line) => {
    expect(writeLine(toyOrders, known, order)).toBe(line);
  });

  test('an order that no line can say is our bug', () => {
    const mixed = { verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', all: true, count: 3 } } as const;
    expect(() => writeLine(toyOrders, known, mixed)).toThrow('no line says the order {"verb":"TRANSFER"');
  });
});

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const place = oneOf(6, 7, 8, 9, 10, 45, 46, 60, 120);
const house = oneOf('Eng', 'Fra', 'HRE', 'Sch');
const unit = oneOf('A7', 'A8', 'F1');
const target = oneOf('A7', 'F1', 'A99', 'F23');
const type = oneOf('infantry', 'archer', 'lightCavalry', 'heavyCavalry');
const letters = oneOf(...'aé 7"“”„«»#,.-_>\n\t😀'.split(/(?:)/u), 'A7 MARCH London.', 'Hold!');
const text = (from: number, to: number) =>
  fc
    .array(letters, { maxLength: 20 })
    .map((all) => all.join('').trim())
    .filter((all) => [...all].length >= from && [...all].length <= to);

const orders: fc.Arbitrary<ToyOrder> = fc.oneof(
  fc.record({ verb: fc.constant('MARCH' as const), unit, args: fc.record({ place }) }),
  fc.record({
    verb: oneOf('HOLD' as const, 'BUILD_FORT' as const, 'BUILD_HARBOUR' as const),
    unit,
    args: fc.constant({}),
  }),
  fc.record({ verb: fc.constant('FOLLOW' as const), unit, args: fc.record({ target: fc.option(target) }) }),
  fc.record({ verb: fc.constant('MARINES' as const), unit, args: fc.record({ on: fc.boolean() }) }),
  fc.record({ verb: fc.constant('NAME' as const), unit, args: fc.record({ name: text(1, 40) }) }),
  fc.record({
    verb: fc.constant('RANK' as const),
    unit,
    args: fc.record({ type, ranks: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)) }),
  }),
  fc.record({
    verb: fc.constant('FORM_BAND' as const),
    unit,
    args: fc.record({ number: fc.integer({ min: 1, max: 99 }), name: text(1, 40) }, { requiredKeys: [] }),
  }),
  fc.record({
    verb: fc.constant('TRANSFER' as const),
    unit,
    args: fc.oneof(
      fc.record({ to: target, all: fc.constant(true), toHouse: house }, { requiredKeys: ['to', 'all'] }),
      fc.record(
        {
          to: target,
          type,
          count: fc.integer({ min: 1, max: 500 }),
          rank: fc.integer({ min: 1, max: 5 }),
          toHouse: house,
        },
        { requiredKeys: ['to', 'type', 'count'] },
      ),
    ),
  }),
  fc.record({ verb: fc.constant('DECLARE_WAR' as const), args: fc.record({ house }) }),
  fc.record({ verb: fc.constant('ACCEPT_GIFTS' as const), args: fc.record({ house, on: fc.boolean() }) }),
  fc.record({
    verb: fc.constant('SEND_AMBASSADOR' as const),
    args: fc.record({ house, text: text(1, 1000) }, { requiredKeys: ['house'] }),
  }),
  fc.record({ verb: fc.constant('PROCLAIM' as const), args: fc.record({ text: text(5, 4000) }) }),
);

describe('what is written is read as the same order', () => {
  const grammar = grammarOf<Toy>(toyOrders, 'ruler');

  test('each line', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const line = writeLine(toyOrders, known, order);
        expect(readLine(grammar, known, line)).toEqual({ ok: true, value: order });
      }),
      { numRuns: 1000, seed: 1320 },
    );
  });

  test('each order of a sheet, texts over several lines included', () => {
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 6 }), (list) => {
        const sheet = list.map((order) => writeLine(toyOrders, known, order)).join('\n');
        const read = logicalLines(sheet, beginsLikeAnOrder(grammar, known)).map((line) =>
          readLine(grammar, known, line.text),
        );
        expect(read).toEqual(list.map((value) => ({ ok: true, value })));
      }),
      { numRuns: 500, seed: 1320 },
    );
  });
});
