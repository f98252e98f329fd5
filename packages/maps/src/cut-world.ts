import type { Line, Point, World } from '@chancery/core';
import { type Extent, extentOf } from './outline.ts';

/** Of the longer side of what is left: so far the sheet reaches beyond it. */
const MARGIN = 25;

/**
 * A part of a world as a world of its own: these areas, numbered from 1 in the order in which they are named, and the borders
 * between them. Land that is left out is drawn pale and never entered. Numbers that the world does not have are passed over.
 */
export const cutWorld = (world: World, wanted: readonly number[], named: Pick<World, 'id' | 'title'>): World => {
  const kept = wanted.flatMap((number) => world.areas.filter((area) => area.number === number));
  const numbers = new Map(kept.map(({ number }, at) => [number, at + 1]));
  const frame = frameAround(extentOf(kept.flatMap(({ rings }) => rings.flat())), world);
  const { left, top, right, bottom } = frame;
  const movedPoint = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const moved = (line: Line): Line => line.map((value, at) => value - (at % 2 === 0 ? left : top));
  const others = world.areas.filter(({ number, kind }) => kind === 'land' && !numbers.has(number));
  return {
    id: named.id,
    title: named.title,
    width: right - left,
    height: bottom - top,
    areas: kept.map((area, at) => ({
      ...area,
      number: at + 1,
      rings: area.rings.map(moved),
      label: { ...movedPoint(area.label), room: area.label.room },
      seat: movedPoint(area.seat),
    })),
    borders: world.borders.flatMap((border) => {
      const [a, b] = [numbers.get(border.a), numbers.get(border.b)];
      if (a === undefined || b === undefined) return [];
      return [{ ...border, a: Math.min(a, b), b: Math.max(a, b), lines: border.lines.map(moved) }];
    }),
    wilds: [...world.wilds, ...others.flatMap(({ rings }) => rings)]
      .map((ring) => clipped(ring, frame))
      .filter((ring) => ring.length >= 6)
      .map(moved),
  };
};

/** What is left and some room around it, within the sheet. */
const frameAround = (inner: Extent | undefined, { width, height }: World): Extent => {
  if (inner === undefined) return { left: 0, top: 0, right: width, bottom: height };
  const margin = Math.ceil(Math.max(inner.right - inner.left, inner.bottom - inner.top) / MARGIN);
  return {
    left: Math.max(0, inner.left - margin),
    top: Math.max(0, inner.top - margin),
    right: Math.min(width, inner.right + margin),
    bottom: Math.min(height, inner.bottom + margin),
  };
};

/** What of a ring lies within the frame: cut along each of its sides in turn. */
const clipped = (ring: Line, { left, top, right, bottom }: Extent): Line => {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce((line, [axis, limit, sign]) => cutAlong(line, axis, limit, sign), ring);
};

const cutAlong = (ring: Line, axis: 0 | 1, limit: number, sign: 1 | -1): Line => {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at], ring[2 * at + 1]] as number[]);
  const depth = (point: readonly number[]): number => sign * ((point[axis] as number) - limit);
  return points.flatMap((point, at) => {
    const before = points.at(at - 1) as number[];
    const [from, to] = [depth(before), depth(point)];
    const crosses = from < 0 !== to < 0;
    const across = axis === 0 ? 1 : 0;
    const middle =
      (before[across] as number) +
      roundedShare((point[across] as number) - (before[across] as number), from, from - to);
    const cut = axis === 0 ? [limit, middle] : [middle, limit];
    return [...(crosses ? cut : []), ...(to < 0 ? [] : point)];
  });
};

/** `length * part / whole`, to the nearest whole number. */
const roundedShare = (length: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((length * part) / whole);
