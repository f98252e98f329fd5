import { describe, expect, test } from 'vitest';
import { grammarOf } from '../../src/order/grammar.ts';
import { beginsLikeAnOrder } from '../../src/order/read-line.ts';
import { logicalLines } from '../../src/order/words/logical-lines.ts';
import { known, toyOrders } from './toy.ts';

const begins = beginsLikeAnOrder(grammarOf(toyOrders, 'ruler'), known);
const lines = (text: string) => logicalLines(text, begins);

describe('what begins like an order', () => {
  test.each(['A7 MARCH London', 'a07 nonsense', 'Black Prince', 'DECLARE WAR x', 'March with me', 'PROCLAIM "x'])(
    '%s',
    (text) => {
      expect(begins(text)).toBe(true);
    },
  );

  test.each(['', 'Friends', 'Declare what you want', '"A7"x', '# A7 HOLD'])('not: %s', (text) => {
    expect(begins(text)).toBe(text === '"A7"x');
  });
});

describe('logical lines', () => {
  test('blank lines and comments are left out, numbers are those of the text', () => {
    expect(lines('\ufeffA7 HOLD\r\n; "nothing\r\n# nothing\n  \nA8 HOLD\r')).toEqual([
      { line: 1, text: '\ufeffA7 HOLD', unclosed: false },
      { line: 5, text: 'A8 HOLD', unclosed: false },
    ]);
  });

  test('a quoted text runs on to its closing quote', () => {
    expect(lines('PROCLAIM "Friends,\n\nlend me # ears."  # done\nA7 HOLD')).toEqual([
      { line: 1, text: 'PROCLAIM "Friends,\n\nlend me # ears."  # done', unclosed: false },
      { line: 4, text: 'A7 HOLD', unclosed: false },
    ]);
  });

  test('a closed text may hold lines that begin like orders', () => {
    const text = 'PROCLAIM "Friends,\nMARCH with me\nand hold ""fast""!"\nA7 HOLD';
    expect(lines(text).map(({ line, unclosed }) => [line, unclosed])).toEqual([
      [1, false],
      [4, false],
    ]);
  });

  test('an unclosed quote ends before the next line that begins like an order', () => {
    expect(lines('PROCLAIM "Friends,\nlend me ears\nA7 HOLD\nA8 HOLD')).toEqual([
      { line: 1, text: 'PROCLAIM "Friends,\nlend me ears', unclosed: true },
      { line: 3, text: 'A7 HOLD', unclosed: false },
      { line: 4, text: 'A8 HOLD', unclosed: false },
    ]);
  });

  test('the quote of a later order does not close an earlier one', () => {
    const text = 'PROCLAIM "Friends,\nA7 HOLD\nA8 NAME "The Few"\nA7 NAME "\nMany"';
    expect(lines(text).map(({ line, unclosed }) => [line, unclosed])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
  });

  test('an unclosed quote that nothing follows ends with the text', () => {
    expect(lines('PROCLAIM "Friends,\nlend me ears')).toEqual([
      { line: 1, text: 'PROCLAIM "Friends,\nlend me ears', unclosed: true },
    ]);
  });

  test('thousands of unclosed quotes are no trouble', () => {
    const found = lines('A7 NAME „x\n'.repeat(20_000));
    expect(found.length).toBe(20_000);
    expect(found.every(({ unclosed }) => unclosed)).toBe(true);
  });
});
