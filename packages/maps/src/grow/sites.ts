import { type Gazetteer, type GazetteerFault, isArea, isWater } from '../gazetteer.ts';
import type { Layout } from './layout.ts';
import { inBox, type Spot } from './plane.ts';

/** The owner of land that belongs to no area. */
export const WILD = 0;

/** The owner of water that no sea claims, and of everything beyond the frame. */
export const UNCLAIMED = -1;

/** Land areas and wilds stand on land, seas and unclaimed waters in water. */
export type Element = 'land' | 'water';

/** A place of the gazetteer on the plane. Cells grow around it; they go to its owner. */
export interface Site {
  /** The number of an area, WILD or UNCLAIMED. */
  readonly owner: number;
  readonly element: Element;
  readonly at: Spot;
  /** The first place of an area: its seat. */
  readonly main: boolean;
}

/** A place that the smoothed coast puts on the wrong side is moved at most this far, in world units. */
const FARTHEST_MOVE = 40;

/** All places of a gazetteer on the plane, moved on to land or into water where the coast asks for it. */
export const sitesOf = (
  { areas }: Gazetteer,
  layout: Layout,
  isLand: (spot: Spot) => boolean,
): { readonly sites: readonly Site[]; readonly faults: readonly GazetteerFault[] } => {
  const faults: GazetteerFault[] = [];
  const sites = areas.flatMap((area) => {
    const element: Element = isWater(area) ? 'water' : 'land';
    const owner = isArea(area) ? area.number : element === 'land' ? WILD : UNCLAIMED;
    const isRight = (spot: Spot): boolean => isLand(spot) === (element === 'land');
    return [area.at, ...area.more].flatMap((place, index): readonly Site[] => {
      const fault = (text: string): readonly Site[] => {
        const words = `the place ${place.lat} ${place.lon} of ${area.name || `a line of ${area.kind}`} ${text}`;
        faults.push({ file: 'areas.csv', line: area.line, text: words });
        return [];
      };
      const spot = layout.place(place);
      const here = { owner, element, main: index === 0 };
      if (!inBox(layout.frame, spot)) {
        return !isArea(area) || index > 0 ? [{ ...here, at: spot }] : fault('lies outside the frame');
      }
      const at = nearestRight(spot, (near) => inBox(layout.frame, near) && isRight(near));
      return at === undefined ? fault(`lies too far from ${element}`) : [{ ...here, at }];
    });
  });
  return { sites, faults };
};

/** The spot itself, or the nearest on circles around it that is right together with its closest surroundings. */
const nearestRight = (spot: Spot, isRight: (spot: Spot) => boolean): Spot | undefined => {
  if (isRight(spot)) return spot;
  for (let radius = 1; radius <= FARTHEST_MOVE; radius += 1) {
    const found = circle(spot, radius, 32).find((near) => isRight(near) && circle(near, 1, 4).every(isRight));
    if (found !== undefined) return found;
  }
  return undefined;
};

const circle = ([x, y]: Spot, radius: number, spots: number): readonly Spot[] =>
  Array.from({ length: spots }, (_, index) => {
    const angle = (2 * Math.PI * index) / spots;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
