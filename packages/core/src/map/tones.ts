import { byNumber, byText, sorted } from '../order-by.ts';

/** So many tones a map has for its powers. */
export const TONE_COUNT = 24;

/** The areas of a power, and which areas lie beside each other. */
export interface TonedMap {
  /** The numbers of the areas of each power, by its code. */
  readonly areasOf: { readonly [power: string]: readonly number[] };
  neighbours(area: number): readonly number[];
}

/**
 * A tone for every power of a map with more powers than tones: no two that lie beside each other have the same, and of the tones
 * that are free the one that fewest have. Given once, from the first position, so that a power keeps its tone while lands change
 * hands. Powers that touch many others choose first, and those whose neighbours have taken most. Where all tones are taken
 * around a power, it has the one that fewest of its neighbours have.
 */
export const tonesByNeighbours = ({ areasOf, neighbours }: TonedMap): { readonly [power: string]: number } => {
  const touching = touchingPowers(areasOf, neighbours);
  const tones = new Map<string, number>();
  const used = Array.from({ length: TONE_COUNT }, () => 0);
  let waiting = sorted(touching.keys(), byText);
  while (waiting.length > 0) {
    const power = mostPressed(waiting, touching, tones);
    const around = countedTones(touching.get(power) as ReadonlySet<string>, tones);
    const tone = leastIndex(used, (at) => (around[at] as number) * (touching.size + 1) + (used[at] as number));
    tones.set(power, tone);
    used[tone] = (used[tone] as number) + 1;
    waiting = waiting.filter((each) => each !== power);
  }
  return Object.fromEntries(sorted(tones.keys(), byText).map((power) => [power, tones.get(power) as number]));
};

const touchingPowers = (
  areasOf: TonedMap['areasOf'],
  neighbours: TonedMap['neighbours'],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const ownerOf = new Map(
    Object.entries(areasOf).flatMap(([power, areas]) => areas.map((area) => [area, power] as const)),
  );
  return new Map(
    Object.entries(areasOf).map(([power, areas]) => {
      const beside = sorted(areas, byNumber).flatMap((area) =>
        neighbours(area).flatMap((near) => ownerOf.get(near) ?? []),
      );
      return [power, new Set(beside.filter((other) => other !== power))];
    }),
  );
};

/** The power around which most tones are taken; of equals the one with most neighbours, then the first by code. */
const mostPressed = (
  waiting: readonly string[],
  touching: ReadonlyMap<string, ReadonlySet<string>>,
  tones: ReadonlyMap<string, number>,
): string => {
  const pressure = (power: string): number => {
    const others = touching.get(power) as ReadonlySet<string>;
    const taken = new Set([...others].flatMap((other) => tones.get(other) ?? []));
    return taken.size * (touching.size + 1) + others.size;
  };
  return waiting.reduce((best, power) => (pressure(power) > pressure(best) ? power : best));
};

const countedTones = (others: ReadonlySet<string>, tones: ReadonlyMap<string, number>): readonly number[] => {
  const counts = Array.from({ length: TONE_COUNT }, () => 0);
  for (const other of others) {
    const tone = tones.get(other);
    if (tone !== undefined) counts[tone] = (counts[tone] as number) + 1;
  }
  return counts;
};

const leastIndex = (list: readonly number[], cost: (at: number) => number): number =>
  list.reduce((best, _, at) => (cost(at) < cost(best) ? at : best), 0);
