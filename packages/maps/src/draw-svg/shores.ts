import type { Line, World } from '@chancery/core';

/**
 * Where lands end and no area lies beyond, by the number of the land: the coasts of a world whose water belongs to no area, and of
 * ice and closed water elsewhere. Along the other coasts a world that has seas has borders.
 */
export const shoresOf = ({ areas, wilds, width, height }: World): ReadonlyMap<number, readonly Line[]> => {
  const spots = (width + 1) * (height + 1);
  // A step is known by its two ends, whichever way it goes.
  const keyOf = (x: number, y: number, toX: number, toY: number): number => {
    const [from, to] = [x * (height + 1) + y, toX * (height + 1) + toY];
    return from < to ? from * spots + to : to * spots + from;
  };
  const alone = new Set<number>();
  for (const ring of [...areas.flatMap(({ rings }) => rings), ...wilds]) {
    eachStep(ring, (x, y, toX, toY) => {
      const key = keyOf(x, y, toX, toY);
      if (!alone.delete(key)) alone.add(key);
    });
  }
  return new Map(
    areas.flatMap(({ number, kind, rings }): (readonly [number, readonly Line[]])[] => {
      if (kind === 'sea') return [];
      const lines: number[][] = [];
      for (const ring of rings) {
        eachStep(ring, (x, y, toX, toY) => {
          const isFramed = (x === toX && (x === 0 || x === width)) || (y === toY && (y === 0 || y === height));
          if (isFramed || !alone.has(keyOf(x, y, toX, toY))) return;
          const last = lines.at(-1);
          if (last !== undefined && last.at(-2) === x && last.at(-1) === y) last.push(toX, toY);
          else lines.push([x, y, toX, toY]);
        });
      }
      return lines.length === 0 ? [] : [[number, lines]];
    }),
  );
};

/** The steps of a ring, the one back to its first point first. */
const eachStep = (ring: Line, see: (x: number, y: number, toX: number, toY: number) => void): void => {
  let [x, y] = [ring.at(-2) as number, ring.at(-1) as number];
  for (let at = 0; at < ring.length; at += 2) {
    const [toX, toY] = [ring[at] as number, ring[at + 1] as number];
    if (toX !== x || toY !== y) see(x, y, toX, toY);
    [x, y] = [toX, toY];
  }
};
