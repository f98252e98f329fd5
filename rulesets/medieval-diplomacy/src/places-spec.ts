import type { MapPicture, PictureChoice, PlaceSpec } from '@chancery/core';
import type { Order, Verb } from './order.ts';
import { arrowsOf } from './places/arrows.ts';
import { areasOf, powersOf, realmTitle } from './places/dress.ts';
import { layersOf } from './places/layers.ts';
import { markersOf } from './places/markers.ts';
import { placeReport } from './places/report.ts';
import { seasonOf } from './rules/calendar.ts';
import type { MdKnown, Types } from './types.ts';
import type { Location } from './words.ts';

/** The location report and the map (MD-16.2, MD-16.11 to MD-16.15, MD-16.41, MD-16.42). */
export const PLACES: PlaceSpec<Types> = {
  report: placeReport,
  verbs: (known, area) => verbsOf(known, area),
  picture: (known, drafted, choice) => picture(known, drafted, choice),
  layers: layersOf,
};

/** The orders that name a province, each where it can be legal this turn (MD-16.42). */
const verbsOf = ({ view }: MdKnown, area: Location): readonly Verb[] => {
  const province = view.provinces[area];
  if (!province || view.realm === null || province.owner !== view.realm) return [];
  return [...(province.annexedTo === view.realm ? [] : ['ANNEX' as const]), 'GIVE_PROVINCE', 'GRANT_PERMISSION'];
};

const picture = (known: MdKnown, drafted: readonly Order[], { kinds }: PictureChoice = {}): MapPicture => {
  const { setting, view } = known;
  const { season, year } = seasonOf(setting.options, view.turn);
  return {
    title: realmTitle(setting, view),
    subtitle: `${season} ${year}`,
    powers: powersOf(setting),
    areas: areasOf(setting, view),
    markers: markersOf(setting, view, kinds),
    arrows: arrowsOf(known, drafted),
  };
};
