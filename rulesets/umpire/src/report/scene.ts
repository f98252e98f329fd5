import type { Scene } from '@chancery/core';
import type { Told } from '../told.ts';

/** Where news happened, for whoever follows the turn over the map; null for what has no place. */
export const sceneOf = (told: Told): Scene | null => {
  switch (told.kind) {
    case 'leg-marched':
    case 'units-withdrew':
    case 'general-moved':
      return { areas: [told.to], through: [told.from, told.to] };
    case 'meeting-told':
      return { areas: [told.province], through: [told.province, told.to] };
    case 'capital-moved':
      return { areas: [told.to] };
    case 'order-done':
      return told.place === null ? null : { areas: [told.place] };
    default:
      return 'province' in told && typeof told.province === 'number' ? { areas: [told.province] } : null;
  }
};
