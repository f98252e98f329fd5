import fc from 'fast-check';
import { expect, test } from 'vitest';
import { by, byNumber, byText, descending, sorted, thenBy } from '../src/order-by.ts';

const ARMIES = [
  { id: 'b', men: 5 },
  { id: 'a', men: 9 },
  { id: 'C', men: 5 },
];
const ids = (armies: readonly { readonly id: string }[]): string => armies.map(({ id }) => id).join('');

test('numbers go by size and text by code units, never by locale', () => {
  expect(sorted([10, 9, -1, 0], byNumber)).toEqual([-1, 0, 9, 10]);
  expect(sorted(['é', 'a', 'Z', '10', '9', 'z'], byText)).toEqual(['10', '9', 'Z', 'a', 'z', 'é']);
});

test('a key of an item, and a second where the first finds no difference', () => {
  expect(
    ids(
      sorted(
        ARMIES,
        by(({ id }) => id),
      ),
    ),
  ).toBe('Cab');
  expect(
    ids(
      sorted(
        ARMIES,
        thenBy(
          by(({ men }) => men),
          by(({ id }) => id),
        ),
      ),
    ),
  ).toBe('Cba');
});

test('equal items keep their places, in both directions', () => {
  const byMen = by(({ men }: (typeof ARMIES)[number]) => men);
  expect(ids(sorted(ARMIES, byMen))).toBe('bCa');
  expect(ids(sorted(ARMIES, descending(byMen)))).toBe('abC');
});

test('sorted takes any iterable and leaves it as it was', () => {
  const list: readonly number[] = Object.freeze([3, 1, 2]);
  expect(sorted(list, byNumber)).toEqual([1, 2, 3]);
  expect(list).toEqual([3, 1, 2]);
  expect(sorted(new Set(['b', 'a']), byText)).toEqual(['a', 'b']);
});

test('by a unique key the result does not depend on the order of input', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (texts) => {
      expect(sorted([...texts].reverse(), byText)).toEqual(sorted(texts, byText));
    }),
  );
});
