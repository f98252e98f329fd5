import type { Scene } from '@chancery/core';
import type { Told } from '../told.ts';

/** Where news happened, for whoever follows the month over the map; null for what has no place. */
export const sceneOf = (told: Told): Scene | null => {
  switch (told.kind) {
    case 'marched':
    case 'retreated':
      return { areas: [told.to], through: [told.from, told.to] };
    case 'raided':
      return { areas: [told.province], through: [told.from, told.province] };
    case 'bridge-built':
    case 'bridge-broken':
      return { areas: told.ends };
    default:
      return sceneByFacts(told);
  }
};

/** The province that it names, or in which the holding stands of which it speaks. */
const sceneByFacts = (told: Told): Scene | null => {
  if ('province' in told && typeof told.province === 'number') return { areas: [told.province] };
  const places = Object.values(told.names?.holdings ?? {}).map(({ province }) => province);
  return places.length === 0 || told.kind === 'income-received' ? null : { areas: [...new Set(places)] };
};
