import type { Scene } from '@chancery/core';
import type { Told } from '../told.ts';

/** Where a piece of news happened. */
export const sceneOf = (told: Told): Scene | null => {
  switch (told.kind) {
    case 'sailed':
    case 'marched':
    case 'landed':
    case 'retreated-to':
    case 'tribal-city-moved':
    case 'trade-reorganised':
      return { areas: [told.to], through: [told.from, told.to] };
    case 'boarded':
    case 'ice-rolled':
      return { areas: [told.zone] };
    case 'units-lost':
    case 'units-given':
      return told.lots.length === 0 ? null : { areas: [...new Set(told.lots.map(({ place }) => place))] };
    case 'married':
    case 'freed':
    case 'tribe-settled':
      return { areas: told.territories };
    default:
      if ('territory' in told && typeof told.territory === 'number') return { areas: [told.territory] };
      return 'place' in told && typeof told.place === 'number' ? { areas: [told.place] } : null;
  }
};
