import { type Box, between, inBox, type Ring, type Spot, turn } from './plane.ts';
import { spotGrid } from './spot-grid.ts';

/** What a stretch of the drawing is: the coast, the frame of the world, or a line between areas on land or in water. */
export type Stroke = 'coast' | 'frame' | 'land' | 'water';

/** A planar drawing: its edges meet at spots and nowhere else. */
export interface Drawing {
  readonly spots: readonly Spot[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly stroke: Stroke }[];
}

interface Segment {
  readonly from: Spot;
  readonly to: Spot;
  readonly stroke: Stroke;
  /** Where other lines cut it: how far along, and the number of the spot. */
  readonly cuts: { readonly part: number; readonly spot: number }[];
}

/**
 * Coast, frame and lines as one planar drawing. Every crossing is computed once and becomes one spot of both lines, so
 * that all that lies on either side of a line shares it exactly. What lies beyond the frame, lines between land areas
 * that run in water and lines between seas that run on land are left out.
 */
export const arrange = (
  coast: readonly Ring[],
  lines: readonly { readonly spots: readonly Spot[]; readonly stroke: 'land' | 'water' }[],
  frame: Box,
  isLand: (spot: Spot) => boolean,
): Drawing => {
  const numbers = new Map<string, number>();
  const spots: Spot[] = [];
  const numberOf = (spot: Spot): number => {
    const key = `${spot[0]} ${spot[1]}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, spots.length);
    return spots.push(spot) - 1;
  };

  const border = segmentsOf([...cornersOf(frame), [frame.left, frame.top]], 'frame');
  const shores = coast.flatMap((ring) => segmentsOf([...ring, ring[0] as Spot], 'coast'));
  const inner = lines.flatMap((line) => segmentsOf(line.spots, line.stroke));
  const grid = spotGrid<Segment>(16);
  for (const wall of [...border, ...shores]) grid.spread([wall.from, wall.to], wall);
  for (const line of [...shores, ...inner]) {
    const tried = new Set<Segment>();
    if (farOff(line, frame)) continue;
    grid.some([line.from, line.to], (wall) => {
      if ((line.stroke !== 'coast' || wall.stroke === 'frame') && !tried.has(wall)) cross(line, wall, numberOf);
      tried.add(wall);
      return false;
    });
  }

  const edges = [...border, ...shores, ...inner].flatMap((segment) => {
    if (segment.cuts.length === 0 && farOff(segment, frame)) return [];
    segment.cuts.sort((first, second) => first.part - second.part);
    const stops = [numberOf(segment.from), ...segment.cuts.map(({ spot }) => spot), numberOf(segment.to)];
    return stops.slice(1).flatMap((to, index) => {
      const from = stops[index] as number;
      const middle = between(spots[from] as Spot, spots[to] as Spot, 0.5);
      return from !== to && belongs(segment.stroke, middle, frame, isLand)
        ? [{ from, to, stroke: segment.stroke }]
        : [];
    });
  });
  return { spots, edges };
};

const cornersOf = ({ left, top, right, bottom }: Box): readonly Spot[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const segmentsOf = (spots: readonly Spot[], stroke: Stroke): readonly Segment[] =>
  spots.slice(1).map((to, index) => ({ from: spots[index] as Spot, to, stroke, cuts: [] }));

const farOff = ({ from, to }: Segment, { left, top, right, bottom }: Box): boolean =>
  Math.max(from[0], to[0]) < left ||
  Math.min(from[0], to[0]) > right ||
  Math.max(from[1], to[1]) < top ||
  Math.min(from[1], to[1]) > bottom;

/** A spot on a line counts as left of it: so a line through the joint of two stretches cuts just one of them. */
const cross = (line: Segment, wall: Segment, numberOf: (spot: Spot) => number): void => {
  const [a, b] = [turn(wall.from, wall.to, line.from), turn(wall.from, wall.to, line.to)];
  const [c, d] = [turn(line.from, line.to, wall.from), turn(line.from, line.to, wall.to)];
  if (a >= 0 === b >= 0 || c >= 0 === d >= 0) return;
  const spot = numberOf(between(line.from, line.to, a / (a - b)));
  line.cuts.push({ part: a / (a - b), spot });
  wall.cuts.push({ part: c / (c - d), spot });
};

const belongs = (stroke: Stroke, middle: Spot, frame: Box, isLand: (spot: Spot) => boolean): boolean =>
  stroke === 'frame' || (inBox(frame, middle) && (stroke === 'coast' || isLand(middle) === (stroke === 'land')));
