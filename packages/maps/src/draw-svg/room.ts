import { type Box, overlap } from './box.ts';

/** What is already written or drawn on the map, so that nothing new is put upon it. */
export interface Room {
  isFree(box: Box): boolean;
  take(box: Box): void;
}

/** An empty sheet; `pace` is the side of its squares, about the size of a label. */
export const emptyRoom = (pace: number): Room => {
  const squares = new Map<number, Box[]>();
  const each = (box: Box, visit: (key: number) => boolean): boolean => {
    const left = Math.floor(box.left / pace);
    const right = Math.floor(box.right / pace);
    const bottom = Math.floor(box.bottom / pace);
    for (let row = Math.floor(box.top / pace); row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) if (!visit(row * ROW + column)) return false;
    }
    return true;
  };
  return {
    isFree: (box) => each(box, (key) => !squares.get(key)?.some((taken) => overlap(taken, box))),
    take: (box) => {
      each(box, (key) => {
        const square = squares.get(key);
        if (square) square.push(box);
        else squares.set(key, [box]);
        return true;
      });
    },
  };
};

const ROW = 65_536;
