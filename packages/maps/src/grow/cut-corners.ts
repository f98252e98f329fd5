import type { CellLine } from './cell-lines.ts';
import { between, distance, type Spot } from './plane.ts';

/** At most this part of a line is cut away at each of its ends. */
const MOST_OF_LINE = 0.45;

/** Sites are at one same distance from a corner; the cut stays within this part of it, so that none is cut off. */
const MOST_OF_ROOM = 0.6;

/**
 * Lines of which the corners are cut. Where two lines, and no third, meet, an area has several sites on one side, and
 * its border would run in zigzag between them. The corner lies in one convex cell: the cut crosses nothing.
 */
export const withCutCorners = (lines: readonly CellLine[]): readonly CellLine[] => {
  const meeting = new Map<string, number[]>();
  lines.forEach(({ from, to }, index) => {
    for (const end of [from, to]) meeting.set(keyOf(end), [...(meeting.get(keyOf(end)) ?? []), index]);
  });
  const isCorner = (end: Spot): boolean => meeting.get(keyOf(end))?.length === 2;
  const shortened = lines.map((line): CellLine => {
    const { from, to, apexes } = line;
    return {
      from: isCorner(from) ? between(from, to, shareToCut(line, from)) : from,
      to: isCorner(to) ? between(to, from, shareToCut(line, to)) : to,
      apexes,
    };
  });
  const cuts = [...meeting.values()].flatMap((pair): readonly CellLine[] => {
    const [one, other] = pair;
    if (pair.length !== 2 || one === undefined || other === undefined) return [];
    const [first, second] = [lines[one] as CellLine, lines[other] as CellLine];
    const corner = [first.from, first.to].find((end) => isEnd(second, end)) as Spot;
    const site = first.apexes.find((apex) => second.apexes.includes(apex));
    if (site === undefined) return [];
    return [
      {
        from: sameEnd(first.from, corner) ? (shortened[one] as CellLine).from : (shortened[one] as CellLine).to,
        to: sameEnd(second.from, corner) ? (shortened[other] as CellLine).from : (shortened[other] as CellLine).to,
        apexes: [site, corner],
      },
    ];
  });
  return [...shortened, ...cuts];
};

const shareToCut = ({ from, to, apexes }: CellLine, corner: Spot): number =>
  Math.min(MOST_OF_LINE, (MOST_OF_ROOM * distance(corner, apexes[0])) / distance(from, to));

const keyOf = ([x, y]: Spot): string => `${x} ${y}`;

const sameEnd = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1];

const isEnd = ({ from, to }: CellLine, end: Spot): boolean => sameEnd(from, end) || sameEnd(to, end);
