import type { Line, WorldArea } from '@chancery/core';
import type { Gazetteer } from '../gazetteer.ts';
import { labelOf } from './label.ts';
import { ringOf, signedArea } from './plane.ts';
import { seatOf } from './seat.ts';
import type { Site } from './sites.ts';

/** The areas of a world by number, with their outlines, labels and seats. */
export const areasOf = (
  { areas }: Gazetteer,
  sites: readonly Site[],
  outlines: ReadonlyMap<number, readonly Line[]>,
): readonly WorldArea[] => {
  const grown = areas.flatMap(({ number, name, kind, terrain }): readonly WorldArea[] => {
    if (kind !== 'land' && kind !== 'sea') return [];
    const rings = largestFirst(outlines.get(number) ?? []);
    const label = labelOf(rings);
    const main = sites.find((site) => site.main && site.owner === number)?.at ?? [label.x, label.y];
    return [{ number, name, kind, terrain, rings, label, seat: seatOf(main, rings, label) }];
  });
  return grown.sort((one, other) => one.number - other.number);
};

export const largestFirst = (rings: readonly Line[]): readonly Line[] =>
  rings
    .map((ring) => ({ ring, size: Math.abs(signedArea(ringOf(ring))) }))
    .sort((one, other) => other.size - one.size)
    .map(({ ring }) => ring);
