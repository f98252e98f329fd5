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
    if (view.nation === null) return [];
    return view.provinces[area]?.own == null ? FOREIGN_LAND : OWN_LAND;
  },
  picture: pictureOf,
  layers: layersOf,
  sightings: SIGHTINGS,
};

const OWN_LAND: readonly string[] = [
  'MOVE',
  'RECRUIT',
  'IMPROVE',
  'FOUND',
  'REBUILD',
  'CONVERT',
  'DISBAND',
  'CAPITAL',
  'CEDE',
  'SACK',
  'APPOINT',
  'WINTER',
];
const FOREIGN_LAND: readonly string[] = ['MOVE', 'BRIBE', 'RECRUIT', 'DISBAND'];
