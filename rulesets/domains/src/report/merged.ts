import { onceFor } from '@chancery/core';
import type { Told, ToldOf } from '../told.ts';

/** Units that were raised in the same way into the same place, in one piece of news: they come one by one (DOM-14.4). */
export const merged = onceFor((heard: readonly Told[]): readonly Told[] => {
  const all: Told[] = [];
  for (const news of heard) {
    const before = all.at(-1);
    if (before?.kind === 'raised' && news.kind === 'raised' && areAlike(before, news)) {
      all[all.length - 1] = together(before, news);
    } else all.push(news);
  }
  return all;
});

type Raised = ToldOf<'raised'>;

const areAlike = (one: Raised, other: Raised): boolean =>
  one.domain === other.domain &&
  one.how === other.how &&
  one.province === other.province &&
  one.inside === other.inside &&
  one.holding === other.holding;

/** Units go by their places among those named: those of the second stand behind those of the first. */
const together = (one: Raised, other: Raised): Raised => {
  const named = one.names?.units ?? [];
  return {
    ...one,
    units: [...one.units, ...other.units.map((each) => ({ ...each, unit: each.unit + named.length }))],
    points: one.points + other.points,
    gold: one.gold + other.gold,
    names: { ...one.names, ...other.names, units: [...named, ...(other.names?.units ?? [])] },
  };
};
