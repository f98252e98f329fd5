import type { Known, MapLayer, RulesetTypes, SightingSpec } from '@chancery/core';
import { sightingWords } from '@chancery/core';

/** A layer of the map that tells of each place how old a seat's news of it are; of a place without news it says so too. */
export const ageLayer = <T extends RulesetTypes>(
  spec: SightingSpec<T>,
  known: Known<T>,
  areas: readonly number[],
): MapLayer => {
  const now = spec.now(known);
  const newest = new Map<number, number>();
  for (const { area, turn } of spec.seen(known)) newest.set(area, Math.max(newest.get(area) ?? 0, turn));
  return {
    id: 'news',
    title: 'How old your news are',
    scale: 'steps',
    keys: [
      { id: 'unknown', label: 'Unknown' },
      { id: 'old', label: 'Older' },
      { id: 'recent', label: 'Last turn' },
      { id: 'now', label: 'Seen now' },
    ],
    areas: areas.map((area) => {
      const turn = newest.get(area);
      if (turn === undefined) return { area, key: 'unknown', text: '?' };
      const key = turn >= now ? 'now' : turn === now - 1 ? 'recent' : 'old';
      return { area, key, text: turn >= now ? sightingWords('en').since({ turn }, now) : `T${turn}` };
    }),
  };
};
