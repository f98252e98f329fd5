import { describe, expect, test } from 'vitest';
import { defineOrders, malformedText, type OrderCatalogue, readSheetText, type SheetReading } from '../../src/index.ts';
import { known, type Parts, rounds } from './sections-toy.ts';

const number = (name: string) => ({ type: { kind: 'number' as const, name, from: 1, to: 99 }, help: name });
const FRAME: NonNullable<OrderCatalogue<Parts>['frame']> = {
  head: 'HOUSE <house> TURN <turn>',
  foot: 'END',
  params: { house: number('house'), turn: number('turn') },
  expected: () => ({ house: 2, turn: 3 }),
};
const framed = { orders: defineOrders<Parts>({ ...rounds.orders, frame: FRAME }) };

const read = (...lines: string[]): SheetReading<Parts> => readSheetText(framed, known, lines.join('\n'));
const said = ({ lines }: SheetReading<Parts>): readonly string[] =>
  lines.map(({ line, outcome, malformed }) =>
    [`${line} ${outcome}`, ...malformed.map((fault) => malformedText(fault, { argument: {} }))].join(': '),
  );

describe('a message with a first and a last line', () => {
  test('holds the orders between them', () => {
    const reading = read('Dear all,', 'house 2 turn 3', 'TAX 4', 'R1 BUILD 5', 'End', 'Yours, Bert');
    expect(said(reading)).toEqual(['3 accepted', '4 accepted']);
    expect(reading.orders.map(({ verb }) => verb)).toEqual(['TAX', 'BUILD']);
  });

  test('may hold nothing, and takes the place of what stood before', () => {
    expect(read('HOUSE 2 TURN 3', 'END')).toMatchObject({ orders: [], lines: [] });
  });

  test('is refused whole when its last line is missing', () => {
    const reading = read('HOUSE 2 TURN 3', 'TAX 4', 'R1 BUILD 5');
    expect(reading.orders).toEqual([]);
    expect(said(reading)).toEqual([
      '1 malformed: The message that begins with “HOUSE 2 TURN 3” has no END at its end, so a part of it may be missing. Nothing of it was taken; send it again whole.',
      '2 illegal',
      '3 illegal',
    ]);
    expect(read('HOUSE 2 TURN 3').lines).toHaveLength(1);
  });

  test('is refused whole when it is for somebody else or for another turn', () => {
    const reading = read('HOUSE 1 TURN 2', 'TAX 4', 'END');
    expect(reading.orders).toEqual([]);
    expect(said(reading)).toEqual([
      '1 malformed: The message is for the house 1; it would have to be for 2. Nothing of it was taken.: The message is for the turn 2; it would have to be for 3. Nothing of it was taken.',
      '2 illegal',
    ]);
  });

  test('is refused whole when its first line cannot be understood', () => {
    const reading = read('HOUSE two TURN 3', 'TAX 4', 'END');
    expect(reading.orders).toEqual([]);
    expect(said(reading)[0]).toBe('1 malformed: The house “two” is no whole number.');
  });

  test('does not hold what stands around it, and says so of orders', () => {
    const reading = read('TAX 1', 'HOUSE 2 TURN 3', 'TAX 4', 'END', 'Regards', 'TAX 5');
    expect(reading.orders.map(({ args }) => args['town'])).toEqual([4]);
    const outside =
      'malformed: It stands outside the message, which begins with HOUSE <house> TURN <turn> and ends with END.';
    expect(said(reading)).toEqual([`1 ${outside}`, '3 accepted', `6 ${outside}`]);
  });

  test('is not asked for: orders alone are read as ever, with or without a last line', () => {
    expect(said(read('TAX 4'))).toEqual(['1 accepted']);
    expect(said(read('TAX 4', 'END'))).toEqual(['1 accepted']);
  });
});

test('faults of a first or last line are found when a catalogue is defined', () => {
  const defined = (frame: Partial<typeof FRAME>) => () =>
    defineOrders<Parts>({ ...rounds.orders, frame: { ...FRAME, ...frame } });
  expect(defined({ head: 'TAX <house>' })).toThrow('TAX begins like the first line of a message');
  expect(defined({ head: 'HOUSE <nobody>' })).toThrow('nobody');
  expect(defined({ foot: 'end.' })).toThrow("the last line 'end.' is not in capital words");
});
