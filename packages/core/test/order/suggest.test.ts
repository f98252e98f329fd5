import { describe, expect, test } from 'vitest';
import { editDistance, isSlip, meant, suggest } from '../../src/order/words/suggest.ts';

describe('did you mean', () => {
  test.each([
    ['london', 'london', 0],
    ['lodnon', 'london', 1],
    ['lonon', 'london', 1],
    ['lonndon', 'london', 1],
    ['landon', 'london', 1],
    ['', 'abc', 3],
    ['abcd', '', 4],
    ['march', 'hold', 5],
  ])('%s and %s differ by %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });

  test('short words allow one slip, longer ones two', () => {
    expect([isSlip('fro', 'fra'), isSlip('rfo', 'fra'), isSlip('frnaec', 'france')]).toEqual([true, false, true]);
  });

  test('at most three, nearest first, then by the alphabet, each once', () => {
    const of = (...names: readonly string[]) => names.map((name) => meant(name, name.toUpperCase()));
    expect(suggest('york', of('yorks', 'cork', 'yoke', 'yorkshire', 'york', 'bath'))).toEqual([
      'YORK',
      'CORK',
      'YORKS',
    ]);
    expect(suggest('bat', [...of('bath'), meant('bad', 'BATH')])).toEqual(['BATH']);
    expect(suggest('x'.repeat(1000), of('york'))).toEqual([]);
    expect(suggest('', of('york'))).toEqual([]);
  });
});
