import type { Line, WorldArea } from '@chancery/core';

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
    for (const { key, from, to } of rings.flatMap(stepsOf)) {
      const other = owners.get(key);
      owners.set(key, number);
      if (other === undefined || other === number) continue;
      const [a, b] = other < number ? [other, number] : [number, other];
      const pair = shared.get(pairKey({ a, b })) ?? { a, b, length: 0, lines: [] };
      shared.set(pairKey({ a, b }), pair);
      pair.length += Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
      const last = pair.lines.at(-1);
      if (last !== undefined && last.at(-2) === from[0] && last.at(-1) === from[1]) last.push(...to);
      else pair.lines.push([...from, ...to]);
    }
  }
  return [...shared.values()];
};

type Place = readonly [x: number, y: number];

/** Every step of a ring; its key is the same from both sides. */
const stepsOf = (ring: Line): readonly { readonly key: string; readonly from: Place; readonly to: Place }[] => {
  const steps: { readonly key: string; readonly from: Place; readonly to: Place }[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const before = (at + ring.length - 2) % ring.length;
    const from: Place = [ring[before] as number, ring[before + 1] as number];
    const to: Place = [ring[at] as number, ring[at + 1] as number];
    const [one, other] = [`${from[0]} ${from[1]}`, `${to[0]} ${to[1]}`];
    steps.push({ key: one < other ? `${one} ${other}` : `${other} ${one}`, from, to });
  }
  return steps;
};
