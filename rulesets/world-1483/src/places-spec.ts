import type { MapPicture, PictureChoice, PlaceSpec } from '@chancery/core';
import type { Order, Verb } from './order.ts';
import { arrowsOf } from './places/arrows.ts';
import { areasDressed } from './places/dress.ts';
import { layersOf } from './places/layers.ts';
import { markersOf } from './places/markers.ts';
import { powersOf } from './places/powers.ts';
import { placeReport } from './places/report.ts';
import type { GameKnown, Types } from './types.ts';
import { labelOf } from './window.ts';

/** What a place tells, and how the map is dressed. */
export const PLACES: PlaceSpec<Types> = {
  report: placeReport,
  verbs: (known, area) => verbsOf(known, area),
  picture: (known, drafted, choice) => pictureOf(known, drafted, choice),
  layers: layersOf,
};

/** The map as everybody sees it, with the reader’s own plans (W83-2.1 to 2.7). */
const pictureOf = (known: GameKnown, drafted: readonly Order[], { kinds }: PictureChoice = {}): MapPicture => ({
  title: known.setting.title,
  subtitle: labelOf(known.view),
  asPrinted: true,
  powers: powersOf(known),
  areas: areasDressed(known),
  markers: markersOf(known, kinds),
  arrows: arrowsOf(known, drafted),
});

const AT_SEA: readonly Verb[] = ['SAIL', 'LAND', 'BUILD_SHIPS'];
const OWN_LAND: readonly Verb[] = [
  'MARCH',
  'BUILD',
  'BUILD_GENERAL',
  'BUILD_SHIPS',
  'BUILD_PORT',
  'DEVELOP',
  'FOUND_CITY',
  'INCORPORATE',
  'EXPEL',
  'MOVE_CITY',
  'REORGANISE',
  'POINTS',
];
const FOREIGN_LAND: readonly Verb[] = ['MARCH', 'LAND', 'INCORPORATE', 'REBELLION'];

/** The lines that name a place of this kind. */
const verbsOf = ({ setting, view }: GameKnown, area: number): readonly Verb[] => {
  if (view.nation === null) return [];
  if (setting.places[area]?.kind === 'sea') return AT_SEA;
  return view.territories[area]?.owner === view.nation ? OWN_LAND : FOREIGN_LAND;
};
