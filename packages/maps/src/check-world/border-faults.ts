import type { World, WorldBorder } from '@chancery/core';
import { pairKey, pointsOf, sharedStretches } from './shared-stretches.ts';
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
  const known = new Set(borders.map(pairKey));
  return sharedStretches(areas).flatMap(({ a, b, length }): readonly WorldFault[] =>
    known.has(pairKey({ a, b })) || length * FORGOTTEN_SHARE < width ? [] : [{ code: 'missing-border', a, b, length }],
  );
};
