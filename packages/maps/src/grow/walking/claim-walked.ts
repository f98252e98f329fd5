import { BEYOND_ALL, type Face } from '../faces.ts';
import { boxOf, type Spot } from '../plane.ts';
import { UNCLAIMED, WILD } from '../sites.ts';
import type { Holders } from './walk.ts';
import { NOBODY, type WalkLattice } from './walk-lattice.ts';

/** So many lines are laid across a face to see who holds it. */
const LINES = 9;

/** The owner of every face: whoever holds most of what lies within it. */
export const claimWalked = (
  faces: readonly Face[],
  lattice: WalkLattice,
  carried: { readonly land: Holders; readonly water: Holders },
): readonly number[] =>
  faces.map((face, index) => {
    if (index === BEYOND_ALL) return UNCLAIMED;
    const holders = face.isLand ? carried.land : carried.water;
    const weights = new Map<number, number>();
    for (const { at, length } of chordsOf(face)) {
      const holder = holders[lattice.knotAt(at)] as number;
      if (holder !== NOBODY) weights.set(holder, (weights.get(holder) ?? 0) + length);
    }
    const [best] = [...weights].sort(([one, weight], [other, than]) => than - weight || one - other);
    return best?.[0] ?? (face.isLand ? WILD : UNCLAIMED);
  });

/** The stretches within a face along lines across it: their middles, a quarter and three quarters of the way, and lengths. */
const chordsOf = ({ rings }: Face): readonly { readonly at: Spot; readonly length: number }[] => {
  const { top, bottom } = boxOf(rings[0] ?? []);
  return Array.from({ length: LINES }, (_, line) => {
    const y = top + ((bottom - top) * (line + 0.5)) / LINES;
    const crossed = rings.flatMap((ring) => crossedAt(ring, y)).sort((one, other) => one - other);
    return crossed.flatMap((left, at) => {
      const right = crossed[at + 1];
      if (at % 2 === 1 || right === undefined) return [];
      return [0.25, 0.5, 0.75].map((part) => ({
        at: [left + (right - left) * part, y] as Spot,
        length: right - left,
      }));
    });
  }).flat();
};

const crossedAt = (ring: readonly Spot[], y: number): readonly number[] =>
  ring.flatMap((spot, at) => {
    const last = ring.at(at - 1) as Spot;
    if (spot[1] > y === last[1] > y) return [];
    return [spot[0] + ((last[0] - spot[0]) * (y - spot[1])) / (last[1] - spot[1])];
  });
