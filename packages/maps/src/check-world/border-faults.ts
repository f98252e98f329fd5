import type { Line, World, WorldBorder } from '@chancery/core';
import type { WorldFault } from './world-fault.ts';

/** A border is stored once, from the lower number, and its lines lie on the outlines of both areas or cross over. */
export const borderFaults = ({ areas, borders }: World): readonly WorldFault[] => {
  const points = new Map(areas.map(({ number, rings }) => [number, new Set(rings.flatMap(pointsOf))]));
  const touches = ({ a, b, lines }: WorldBorder): boolean =>
    lines.every((line) => {
      const on = pointsOf(line);
      const [ofA, ofB] = [points.get(a), points.get(b)];
      const isShared = on.every((point) => ofA?.has(point) && ofB?.has(point));
      return isShared || (ofA?.has(on[0] ?? '') && ofB?.has(on.at(-1) ?? '')) === true;
    });
  return borders.flatMap((border): readonly WorldFault[] => {
    const { a, b } = border;
    if (a > b) return [{ code: 'backward-border', a, b }];
    if (!points.has(a) || !points.has(b)) return [];
    return border.lines.length > 0 && touches(border) ? [] : [{ code: 'border-apart', a, b }];
  });
};

/** Areas that lie side by side along this share of the world's width, and yet have no border, were forgotten. */
const FORGOTTEN_SHARE = 20;

export const missingBorders = ({ areas, borders, width }: World): readonly WorldFault[] => {
  const known = new Set(borders.map(({ a, b }) => `${a} ${b}`));
  const owners = new Map<string, number>();
  const shared = new Map<string, { readonly a: number; readonly b: number; readonly length: number }>();
  for (const { number, rings } of areas) {
    for (const [stretch, length] of rings.flatMap(stretchesOf)) {
      const other = owners.get(stretch);
      owners.set(stretch, number);
      if (other === undefined || other === number) continue;
      const [a, b] = other < number ? [other, number] : [number, other];
      shared.set(`${a} ${b}`, { a, b, length: (shared.get(`${a} ${b}`)?.length ?? 0) + length });
    }
  }
  return [...shared.entries()].flatMap(([key, pair]): readonly WorldFault[] =>
    known.has(key) || pair.length * FORGOTTEN_SHARE < width ? [] : [{ code: 'missing-border', ...pair }],
  );
};

/** Every stretch of a ring, named alike from both sides, with its greater extent across or down. */
const stretchesOf = (ring: Line): readonly (readonly [string, number])[] => {
  const points = pointsOf(ring);
  return points.map((point, index) => {
    const before = points.at(index - 1) as string;
    const [at, last] = [2 * index, (2 * index + ring.length - 2) % ring.length];
    const across = Math.abs((ring[at] as number) - (ring[last] as number));
    const down = Math.abs((ring[at + 1] as number) - (ring[last + 1] as number));
    return [point < before ? `${point} ${before}` : `${before} ${point}`, Math.max(across, down)];
  });
};

const pointsOf = (line: Line): readonly string[] =>
  line.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${line[at + 1]}`] : []));
