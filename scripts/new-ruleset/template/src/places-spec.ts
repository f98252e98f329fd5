import type { PlaceSpec } from '@chancery/core';
import { layersOf, pictureOf } from './places/picture.ts';
import { placeReport } from './places/report.ts';
import type { Types } from './types.ts';

/** What an area tells, and how the map is dressed. */
export const PLACES: PlaceSpec<Types> = {
  report: placeReport,
  verbs: ({ view }) => (view.power === null ? [] : ['MARCH']),
  picture: pictureOf,
  layers: layersOf,
};
