import type { Line, Point } from '@chancery/core';
import { between, ringOf, type Spot, whole, within } from './plane.ts';

/** How far from the outline a seat stands, in world units, where there is so much room. */
const MARGIN = 3;

/** The whole-number spot of a main site, moved towards the label where it would stand on the outline or beyond it. */
export const seatOf = (site: Spot, rings: readonly Line[], label: Point): Point => {
  const outlines = rings.map(ringOf);
  for (const margin of [MARGIN, 1, 0]) {
    for (let step = 0; step <= 100; step += 1) {
      const [x, y] = between(site, [label.x, label.y], step / 100).map(whole) as [number, number];
      const around: readonly Spot[] = [
        [x, y],
        [x - margin, y],
        [x + margin, y],
        [x, y - margin],
        [x, y + margin],
      ];
      if (around.every((spot) => within(outlines, spot))) return { x, y };
      if (step > 30 && margin > 0) break;
    }
  }
  return { x: label.x, y: label.y };
};
