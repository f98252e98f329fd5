import type { Line, World } from '@chancery/core';
import { type Step, stepsOf, withStep } from '../outline.ts';

const NONE: ReadonlyMap<number, readonly Line[]> = new Map();

/**
 * Where lands end and no area lies beyond, by the number of the land: the coasts of a world whose water belongs to no area. A
 * world that has seas has borders along its coasts.
 */
export const shoresOf = ({ areas, wilds, width, height }: World): ReadonlyMap<number, readonly Line[]> => {
  if (areas.some(({ kind }) => kind === 'sea')) return NONE;
  const sides = new Map<string, number>();
  for (const { key } of [...areas.flatMap(({ rings }) => rings), ...wilds].flatMap(stepsOf)) {
    sides.set(key, (sides.get(key) ?? 0) + 1);
  }
  const isFramed = ({ from, to }: Step): boolean =>
    (from[0] === to[0] && (from[0] === 0 || from[0] === width)) ||
    (from[1] === to[1] && (from[1] === 0 || from[1] === height));
  return new Map(
    areas.map(({ number, rings }) => {
      const lines: number[][] = [];
      for (const step of rings.flatMap(stepsOf))
        if (sides.get(step.key) === 1 && !isFramed(step)) withStep(lines, step);
      return [number, lines];
    }),
  );
};
