import { distance, type Ring, type Spot, turn } from './plane.ts';
import { spotGrid } from './spot-grid.ts';

/** One spot of a coast in its ring; `size` is what leaving it out would cut off, in square units. */
interface Bend {
  readonly at: Spot;
  before: Bend;
  after: Bend;
  size: number;
  gone: boolean;
  /** The end of an open line. */
  stays?: true;
}

/**
 * The coast with its small bends left out, smallest first (Visvalingam's way). A bend stays if another spot of any
 * coast lies within it: so no coast ever comes to cross itself or another.
 */
export const smoothCoast = (rings: readonly Ring[], leastBend: number): readonly Ring[] =>
  smoothed(rings.map(linkedRing), leastBend, 4);

/** The same for open lines that meet at their ends and nowhere else: the ends stay. */
export const smoothLines = (lines: readonly Ring[], leastBend: number): readonly Ring[] =>
  smoothed(lines.map(linkedLine), leastBend, 2);

/** Of each line at least `fewest` spots are left. */
const smoothed = (linked: readonly (readonly Bend[])[], leastBend: number, fewest: number): readonly Ring[] => {
  const grid = spotGrid<Bend>(16);
  for (const bend of linked.flat()) grid.add(bend.at, bend);
  const left = linked.map((ring) => ring.length);
  const ringOf = new Map(linked.flatMap((ring, index) => ring.map((bend) => [bend, index] as const)));

  for (let limit = 1; ; limit = Math.min(limit * 2, leastBend)) {
    for (const bend of linked.flat()) measure(bend);
    const queue = linked.flat().filter((bend) => !bend.gone && bend.size < limit);
    queue.sort((first, second) => first.size - second.size);
    for (const bend of queue) {
      const ring = ringOf.get(bend) as number;
      if (measure(bend) >= limit || (left[ring] as number) <= fewest || !isFree(bend, grid)) continue;
      bend.gone = true;
      bend.before.after = bend.after;
      bend.after.before = bend.before;
      left[ring] = (left[ring] as number) - 1;
    }
    if (limit >= leastBend) break;
  }
  return linked.map((ring) => ring.filter((bend) => !bend.gone).map(({ at }) => at));
};

const linkedRing = (ring: Ring): readonly Bend[] => {
  const bends = ring.map((at) => ({ at, size: 0, gone: false }) as Bend);
  bends.forEach((bend, index) => {
    bend.before = bends.at(index - 1) as Bend;
    bend.after = bends[(index + 1) % bends.length] as Bend;
  });
  return bends;
};

/** The two ends are bends that never go. */
const linkedLine = (line: Ring): readonly Bend[] => {
  const bends = linkedRing(line);
  for (const end of [bends[0], bends.at(-1)]) {
    if (end === undefined) continue;
    end.before = end;
    end.after = end;
    end.stays = true;
  }
  return bends;
};

/** Of two bends that cut off as much, the sharper counts for less: needles vanish before broad bays. */
const SHARPNESS = 0.75;

const measure = (bend: Bend): number => {
  if (bend.stays) {
    bend.size = Number.POSITIVE_INFINITY;
    return bend.size;
  }
  const [before, at, after] = [bend.before.at, bend.at, bend.after.at];
  const cut = Math.abs(turn(before, at, after)) / 2;
  const sides = distance(before, at) * distance(at, after);
  const along = (before[0] - at[0]) * (after[0] - at[0]) + (before[1] - at[1]) * (after[1] - at[1]);
  bend.size = sides === 0 ? 0 : cut * (1 - (SHARPNESS * along) / sides);
  return bend.size;
};

/** Whether no other spot lies in the triangle that leaving out this bend would cut off. */
const isFree = ({ before, at, after }: Bend, grid: ReturnType<typeof spotGrid<Bend>>): boolean =>
  !grid.some([before.at, at, after.at], (other) => {
    if (other.gone || other.at === before.at || other.at === at || other.at === after.at) return false;
    const sides = [turn(before.at, at, other.at), turn(at, after.at, other.at), turn(after.at, before.at, other.at)];
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  });
