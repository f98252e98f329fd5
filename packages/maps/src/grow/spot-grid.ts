import { boxOf, type Spot } from './plane.ts';

/** Things on the plane, found again by the squares in which they lie. */
export interface SpotGrid<T> {
  add(at: Spot, thing: T): void;
  /** A thing with an extent lies in every square that the box around its spots touches. */
  spread(spots: readonly Spot[], thing: T): void;
  /** Whether `test` holds for anything in the squares that the box around the spots touches. */
  some(spots: readonly Spot[], test: (thing: T) => boolean): boolean;
}

export const spotGrid = <T>(side: number): SpotGrid<T> => {
  const squares = new Map<number, T[]>();
  const square = (value: number): number => Math.floor(value / side) + 32_768;
  const keyOf = (column: number, row: number): number => row * 65_536 + column;
  const put = (key: number, thing: T): void => {
    const list = squares.get(key);
    if (list === undefined) squares.set(key, [thing]);
    else list.push(thing);
  };
  const keysOf = function* (spots: readonly Spot[]): Generator<number> {
    const { left, top, right, bottom } = boxOf(spots);
    for (let row = square(top); row <= square(bottom); row += 1) {
      for (let column = square(left); column <= square(right); column += 1) yield keyOf(column, row);
    }
  };
  return {
    add: (at, thing) => put(keyOf(square(at[0]), square(at[1])), thing),
    spread: (spots, thing) => {
      for (const key of keysOf(spots)) put(key, thing);
    },
    some: (spots, test) => {
      for (const key of keysOf(spots)) if (squares.get(key)?.some(test)) return true;
      return false;
    },
  };
};
