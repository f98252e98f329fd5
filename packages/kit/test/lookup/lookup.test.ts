import { expect, test } from 'vitest';
import { everyNumbered, findNumbered, getNumbered, type NumberOf, placeById, required } from '../../src/index.ts';

const LANDS = [null, { name: 'Kent' }, null, { name: 'York' }];

test('find may give nothing, for an empty place and for one beyond the list', () => {
  expect(findNumbered(LANDS, 1)).toEqual({ name: 'Kent' });
  expect(findNumbered(LANDS, 2)).toBeNull();
  expect(findNumbered(LANDS, 9)).toBeNull();
});

test('get throws with what is missing and its number', () => {
  expect(getNumbered(LANDS, 3, 'land')).toEqual({ name: 'York' });
  expect(() => getNumbered(LANDS, 2, 'land')).toThrow('there is no land 2');
  expect(() => required(undefined, 'unit', 7)).toThrow('there is no unit 7');
  expect(required(0, 'unit', 7)).toBe(0);
});

test('every one that is there, in order of their numbers', () => {
  expect(everyNumbered(LANDS)).toEqual([{ name: 'Kent' }, { name: 'York' }]);
});

test('an id is found in a sorted list, or the place where it would stand', () => {
  const units = [{ id: 2 }, { id: 5 }, { id: 9 }];
  expect(units.map(({ id }) => placeById(units, id))).toEqual([0, 1, 2]);
  expect([1, 3, 6, 10].map((id) => -placeById(units, id) - 1)).toEqual([0, 1, 2, 3]);
  expect(placeById([], 4)).toBe(-1);
});

test('a plain number counts anything, and a number of areas no powers', () => {
  const area: NumberOf<'area'> = 4;
  // @ts-expect-error an area is no power
  const power: NumberOf<'power'> = area;
  expect(power).toBe(4);
});
