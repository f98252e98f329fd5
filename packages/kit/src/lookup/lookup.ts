/** Looking things up: `find` may give nothing, `get` throws with the number, since what must be there and is not is our own fault. */

/** What stands under a number, in a list with an empty place wherever there is nothing. */
export const findNumbered = <T>(list: readonly (T | null)[], number: number): T | null => list[number] ?? null;

export const getNumbered = <T>(list: readonly (T | null)[], number: number, what: string): T =>
  required(list[number], what, number);

/** All that stands in such a list, ascending. */
export const everyNumbered = <T>(list: readonly (T | null)[]): readonly T[] => list.filter((each) => each !== null);

/** What was found, or our own fault. */
export const required = <T>(found: T | null | undefined, what: string, number: number): T => {
  if (found === null || found === undefined) throw new Error(`there is no ${what} ${number}`);
  return found;
};

export interface WithId {
  readonly id: number;
}

/** The place of an id in a list sorted by id, or the place before which it would stand as a negative number minus one. */
export const placeById = (list: readonly WithId[], id: number): number => {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = (list[middle] as WithId).id;
    if (at === id) return middle;
    if (at < id) low = middle + 1;
    else high = middle - 1;
  }
  return -low - 1;
};
