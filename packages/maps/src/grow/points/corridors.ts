import { between, distance, type Spot } from '../plane.ts';
import { OPEN_WATER } from '../route-lines.ts';
import { groundOf } from './ground.ts';
import type { Lattice, Seed } from './lattice.ts';
import { SPACING } from './spread.ts';
import type { Wants } from './wants.ts';

/** Further seeds stand so far apart, and at least so far from the places of other areas. */
const PACE = 0.22 * SPACING;
const CLEAR = 0.36 * SPACING;

/** What one corridor brings together may part others; later rounds mend a little of that. */
const ROUNDS = 3;

/** How many knots beside each other make two areas touch. */
const LEAST_TOUCH = 2;

/**
 * Seeds along the way from one area to another where the tables want the two to touch and their cells do not: the first half
 * of the way goes to the one, the rest to the other. Adds them to the lattice.
 */
export const addCorridors = (lattice: Lattice, seeds: ReadonlyMap<number, Seed>, { touching }: Wants): void => {
  const tried = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const meeting = meetingOn(lattice);
    const apart = touching.filter(({ a, b }) => (meeting.get(`${a} ${b}`) ?? 0) < LEAST_TOUCH);
    if (apart.length === 0) return;
    for (const { a, b } of apart) {
      const key = `${a} ${b}`;
      const times = tried.get(key) ?? 0;
      tried.set(key, times + 1);
      for (const seed of corridor([seeds.get(a) as Seed, seeds.get(b) as Seed], seeds, times)) lattice.add(seed);
    }
  }
};

/** Each try keeps a little nearer to the places of others. */
const corridor = (ends: readonly [Seed, Seed], seeds: ReadonlyMap<number, Seed>, times: number): readonly Seed[] => {
  const [from, to] = ends;
  const paces = 2 * Math.max(1, Math.ceil(distance(from.at, to.at) / PACE / 2));
  const clear = CLEAR * (1 - 0.2 * times);
  return Array.from({ length: paces }, (_, pace): readonly Seed[] => {
    const part = (pace + 0.5) / paces;
    const own = part < 0.5 ? from : to;
    const at = between(from.at, to.at, part);
    const near = nearestOther(at, ends, seeds);
    const room = near === undefined ? Number.POSITIVE_INFINITY : distance(near, at);
    if (near === undefined || room >= clear) return [{ ...own, at }];
    return room < clear / 4 ? [] : [{ ...own, at: between(near, at, clear / room) }];
  }).flat();
};

const nearestOther = (at: Spot, ends: readonly Seed[], seeds: ReadonlyMap<number, Seed>): Spot | undefined => {
  let [best, least]: readonly [Spot | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const seed of seeds.values()) {
    if (ends.includes(seed) || distance(seed.at, at) >= least) continue;
    least = distance(seed.at, at);
    best = seed.at;
  }
  return best;
};

/** How many knots of two areas lie beside each other, by the pair of their numbers, the lower first. */
const meetingOn = (lattice: Lattice): ReadonlyMap<string, number> => {
  const owners = ownersOn(lattice, groundOf(lattice));
  const meeting = new Map<string, number>();
  for (let knot = 0; knot < owners.length; knot += 1) {
    const own = owners[knot] as number;
    const right = (knot + 1) % lattice.columns === 0 ? own : (owners[knot + 1] ?? own);
    for (const other of [right, owners[knot + lattice.columns] ?? own]) {
      if (other === own || other === OPEN_WATER || own === OPEN_WATER) continue;
      const key = own < other ? `${own} ${other}` : `${other} ${own}`;
      meeting.set(key, (meeting.get(key) ?? 0) + 1);
    }
  }
  return meeting;
};

/** The area that every knot belongs to, as far as the nearest seed can tell. */
export const ownersOn = ({ seeds, land, sea }: Lattice, ground: Float64Array): Int32Array =>
  Int32Array.from(ground, (height, knot) => seeds[(height > 0 ? land : sea)[knot] as number]?.owner ?? OPEN_WATER);
