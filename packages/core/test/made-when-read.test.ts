import { expect, test } from 'vitest';
import { canonicalText, changedWhenRead, madeWhenRead } from '../src/index.ts';

/** Squares of some numbers, none of which is odd, and what was made of them. */
const squares = () => {
  const made: string[] = [];
  const record = madeWhenRead(
    () => ['2', 'three', '4'],
    (key) => {
      made.push(key);
      const number = Number(key);
      return number % 2 === 0 ? number * number : null;
    },
  );
  return { made, record };
};

test('an entry is made when it is read, once, and no other', () => {
  const { made, record } = squares();
  expect(made).toEqual([]);
  expect([record['4'], record['4'], 'three' in record]).toEqual([16, 16, false]);
  expect(made).toEqual(['4', 'three']);
});

test('whoever lists it gets what there is, in order, as of a plain record', () => {
  const { made, record } = squares();
  expect(Object.keys(record)).toEqual(['2', '4']);
  expect(made).toEqual(['2', 'three', '4']);
  expect(record).toEqual({ 2: 4, 4: 16 });
  expect({ ...record }).toEqual({ 2: 4, 4: 16 });
  expect(JSON.stringify(record)).toBe('{"2":4,"4":16}');
  expect(canonicalText({ record })).toBe('{"record":{"2":4,"4":16}}');
});

test('it has what every object has, and nothing more', () => {
  const { record } = squares();
  expect([record['three'], record['toString']]).toEqual([undefined, Object.prototype.toString]);
});

test('when it is frozen, all of it is made', () => {
  const record = Object.freeze(squares().record);
  expect([Object.isFrozen(record), record['2'], Object.keys(record)]).toEqual([true, 4, ['2', '4']]);
});

test('a changed record reads of the other what is read of it', () => {
  const { made, record } = squares();
  const halved = changedWhenRead(record, (square, key) => (key === '4' ? square / 2 : null));
  expect([halved['4'], made]).toEqual([8, ['4']]);
  expect(halved['toString']).toBe(Object.prototype.toString);
  expect(halved).toEqual({ 4: 8 });
});
