/** The whole square root of a number of 0 or more, rounded down, by Newton's steps: the same on every machine. */
export const wholeRoot = (value: number): number => {
  const square = Math.floor(value);
  if (square < 2) return square < 1 ? 0 : 1;
  let root = square;
  let next = Math.floor((root + 1) / 2);
  while (next < root) {
    root = next;
    next = Math.floor((root + Math.floor(square / root)) / 2);
  }
  return root;
};

/** The distance between two points in hundredths of a unit, so that short steps keep their direction. */
export const hundredths = (dx: number, dy: number): number => wholeRoot((dx * dx + dy * dy) * 10_000);
