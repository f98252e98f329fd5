import { describe, expect, test } from 'vitest';
import { listed } from '../../src/index.ts';

interface Land {
  readonly towns: readonly string[];
}
const TOWNS = listed<Land>(({ towns }) =>
  towns.map((town, index) => ({ value: index + 1, names: [town, `${index + 1}`, town.slice(0, 3)] })),
);
const LAND: Land = { towns: ['Kent', 'Essex', '1'] };

describe('things that a setting lists', () => {
  test.each([
    ['kent', 1],
    ['KEN', 1],
    ['2', 2],
    ['Wales', null],
  ])('%s is %j', (words, number) => {
    expect(TOWNS.find(LAND, words)).toBe(number);
  });

  test('are called by their first names, and a first name goes before a second', () => {
    expect([TOWNS.called(LAND, 2).shown, TOWNS.called(LAND, 9).shown]).toEqual(['Essex', '9']);
    expect(TOWNS.find(LAND, '1')).toBe(3);
  });

  test('are a sort of cases', () => {
    const position = { setting: LAND };
    expect(TOWNS.sort.read?.('Essex', position)).toBe(2);
    expect(TOWNS.sort.names?.(position)).toEqual(['Kent', 'Essex', '1']);
  });
});
