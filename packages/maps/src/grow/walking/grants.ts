import type { Gazetteer, GazetteerFault } from '../../gazetteer.ts';
import { isArea, isWater } from '../../gazetteer.ts';
import type { Layout } from '../layout.ts';
import { boxOf, distance, type Spot } from '../plane.ts';
import type { Grant } from '../settings.ts';
import type { Holders } from './walk.ts';
import { STEP, type WalkLattice } from './walk-lattice.ts';

/** A grant on the plane, to an area by its number. */
export interface LaidGrant {
  readonly owner: number;
  readonly onLand: boolean;
  readonly way: readonly Spot[];
  /** How far from the way it goes, in world units. */
  readonly reach: number;
}

/** Grants on the plane; a fault for each to whom no area is called so. */
export const layGrants = (
  grants: readonly Grant[],
  { areas }: Gazetteer,
  { place }: Layout,
): { readonly laid: readonly LaidGrant[]; readonly faults: readonly GazetteerFault[] } => {
  const called = new Map(areas.filter(isArea).map((area) => [area.name, area]));
  const faults: GazetteerFault[] = [];
  const laid = grants.flatMap(({ to, way, width }, at): readonly LaidGrant[] => {
    const area = called.get(to);
    if (area === undefined) {
      faults.push({ file: 'grow.json', line: 1, text: `granted[${at}].to: no land and no sea is called "${to}"` });
      return [];
    }
    const spots = way.map(([lat, lon]) => place({ lat, lon }));
    return [{ owner: area.number, onLand: !isWater(area), way: spots, reach: width / 2 }];
  });
  return { laid, faults };
};

/** What is held, with the knots along grants given over; what lies outside stays so. */
export const withGrants = (lattice: WalkLattice, walked: Holders, grants: readonly LaidGrant[]): Holders => {
  const holders = Int16Array.from(walked);
  for (const { owner, onLand, way, reach } of grants) {
    const { left, top, right, bottom } = boxOf(way);
    for (let y = top - reach; y <= bottom + reach; y += STEP) {
      for (let x = left - reach; x <= right + reach; x += STEP) {
        const knot = lattice.knotAt([x, y]);
        if ((lattice.land[knot] === 1) !== onLand || (holders[knot] as number) <= 0) continue;
        if (farFrom(way, lattice.spotOf(knot)) <= reach) holders[knot] = owner;
      }
    }
  }
  return holders;
};

/** How far a spot is from a way. */
const farFrom = (way: readonly Spot[], spot: Spot): number =>
  way.slice(1).reduce((least, end, at) => Math.min(least, farFromLine(way[at] as Spot, end, spot)), Infinity);

const farFromLine = (from: Spot, to: Spot, spot: Spot): number => {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const squared = across * across + down * down;
  const part = squared === 0 ? 0 : ((spot[0] - from[0]) * across + (spot[1] - from[1]) * down) / squared;
  const near = Math.max(0, Math.min(1, part));
  return distance(spot, [from[0] + across * near, from[1] + down * near]);
};
