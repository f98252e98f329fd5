import type { Point, World, WorldArea } from '@chancery/core';

/** What a finger hits is so broad, in pixels of the screen; whatever is smaller draws it. */
const FINGER = 44;

/**
 * The area that a finger means. One that is too small on the screen to be hit draws a finger near its name or its seat,
 * unless the finger is nearer to the name or the seat of the area right under it. `pixel` is one of the screen in world units.
 */
export const touchedArea = (world: World, finger: Point, under: number | null, pixel: number): number | null => {
  const hit = world.areas.find(({ number }) => number === under);
  const reach = (FINGER / 2) * pixel;
  let [meant, least] = [under, hit === undefined ? reach : Math.min(reach, farTo(hit, finger))];
  for (const area of world.areas) {
    const far = farTo(area, finger);
    if (area === hit || far >= least || !isSmall(area, FINGER * pixel)) continue;
    [meant, least] = [area.number, far];
  }
  return meant;
};

const farTo = ({ label, seat }: WorldArea, { x, y }: Point): number =>
  Math.min(Math.hypot(label.x - x, label.y - y), Math.hypot(seat.x - x, seat.y - y));

/** Whether its main part is narrower or lower than this. */
const isSmall = ({ rings }: WorldArea, least: number): boolean => {
  const ring = rings[0] ?? [];
  const [xs, ys] = [ring.filter((_, at) => at % 2 === 0), ring.filter((_, at) => at % 2 === 1)];
  return Math.max(...xs) - Math.min(...xs) < least || Math.max(...ys) - Math.min(...ys) < least;
};
