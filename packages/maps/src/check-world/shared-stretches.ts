import type { Line, WorldArea } from '@chancery/core';
import { stepsOf, withStep } from '../outline.ts';

/** Two areas, `a < b`, that have stretches of outline in common. */
export interface Shared {
  readonly a: number;
  readonly b: number;
  /** Of each stretch the greater extent across or down, summed up. */
  readonly length: number;
  /** The stretches, joined to lines where one follows another along the outline of the first area that has them. */
  readonly lines: readonly Line[];
}

export const pairKey = ({ a, b }: { readonly a: number; readonly b: number }): string => `${a} ${b}`;

export const pointsOf = (line: Line): readonly string[] =>
  line.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${line[at + 1]}`] : []));

/** Which areas share stretches of their outlines, in the order in which they are found. */
export const sharedStretches = (areas: readonly Pick<WorldArea, 'number' | 'rings'>[]): readonly Shared[] => {
  const owners = new Map<string, number>();
  const shared = new Map<
    string,
    { readonly a: number; readonly b: number; length: number; readonly lines: number[][] }
  >();
  for (const { number, rings } of areas) {
    for (const step of rings.flatMap(stepsOf)) {
      const { key, from, to } = step;
      const other = owners.get(key);
      owners.set(key, number);
      if (other === undefined || other === number) continue;
      const [a, b] = other < number ? [other, number] : [number, other];
      const pair = shared.get(pairKey({ a, b })) ?? { a, b, length: 0, lines: [] };
      shared.set(pairKey({ a, b }), pair);
      pair.length += Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
      withStep(pair.lines, step);
    }
  }
  return [...shared.values()];
};
