/**
 * Named orders for everything a rule goes through, so that no result depends on the order in which things were
 * stored or sent. Text is compared by code units, never by locale.
 */
export type Comparator<T> = (first: T, second: T) => number;

/** Smaller numbers first. */
export const byNumber: Comparator<number> = (first, second) => (first < second ? -1 : first > second ? 1 : 0);

/** Text by code units: 'Z' stands before 'a', '10' before '9'. */
export const byText: Comparator<string> = (first, second) => (first < second ? -1 : first > second ? 1 : 0);

/** By a key of each item, either always a number (smaller first) or always text (by code units). */
export function by<T>(key: (item: T) => number): Comparator<T>;
export function by<T>(key: (item: T) => string): Comparator<T>;
export function by<T>(key: (item: T) => number | string): Comparator<T> {
  return (first, second) => {
    const left = key(first);
    const right = key(second);
    return left < right ? -1 : left > right ? 1 : 0;
  };
}

/** The first comparator decides; where it finds no difference, the second does. */
export const thenBy =
  <T>(first: Comparator<T>, second: Comparator<T>): Comparator<T> =>
  (left, right) =>
    first(left, right) || second(left, right);

/** The same order from its other end. Equal items still keep their places. */
export const descending =
  <T>(comparator: Comparator<T>): Comparator<T> =>
  (first, second) =>
    comparator(second, first);

/** A new array in order; equal items keep their places. The list itself is not touched. */
export const sorted = <T>(list: Iterable<T>, comparator: Comparator<T>): T[] => [...list].sort(comparator);
