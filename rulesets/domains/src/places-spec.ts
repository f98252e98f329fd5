import type { PlaceSpec } from '@chancery/core';
import { layersOf } from './places/layers.ts';
import { pictureOf } from './places/picture.ts';
import { placeReport } from './places/report.ts';
import { SIGHTINGS } from './text/sightings.ts';
import type { Types } from './types.ts';

/** What a province tells, and how the map is dressed. */
export const PLACES: PlaceSpec<Types> = {
  report: placeReport,
  verbs: ({ view }, area) => {
    if (view.domain === null) return [];
    const own = view.provinces[area]?.ruler === view.domain;
    return own ? OWN_LAND : FOREIGN_LAND;
  },
  picture: pictureOf,
  layers: layersOf,
  sightings: SIGHTINGS,
};

const OWN_LAND: readonly string[] = ['MOVE', 'TAX', 'LARGESSE', 'RAISE', 'MUSTER', 'LEVY', 'FOUND', 'BRIDGE', 'PERMIT'];
const FOREIGN_LAND: readonly string[] = [
  'MOVE',
  'INVADE',
  'SPY',
  'RAID',
  'FOUND',
  'CONTEST',
  'SABOTAGE',
  'ASSAULT',
  'PILLAGE',
];
