import type { BorderKind, World } from '@chancery/core';
import type { WorldFault } from './world-fault.ts';

const BARRIERS: readonly BorderKind[] = ['mountain', 'reef'];

/** Areas that cannot be reached over open borders or along routes from the largest part of the world that hangs together. */
export const unreachable = ({ areas, borders, routes = [] }: World): readonly WorldFault[] => {
  const open = [...borders.filter(({ kind }) => !BARRIERS.includes(kind)), ...routes];
  const partOf = new Map<number, number>();
  const sizes = areas.map(({ number }, part) => {
    const waiting = partOf.has(number) ? [] : [number];
    let size = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (partOf.has(at)) continue;
      partOf.set(at, part);
      size += 1;
      for (const { a, b } of open) if (a === at || b === at) waiting.push(a === at ? b : a);
    }
    return size;
  });
  const largest = sizes.indexOf(Math.max(...sizes));
  return areas.flatMap(({ number }) => (partOf.get(number) === largest ? [] : [{ code: 'unreachable', area: number }]));
};
