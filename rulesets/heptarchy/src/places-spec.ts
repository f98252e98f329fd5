import type { MapPicture, PictureChoice, PlaceSpec } from '@chancery/core';
import type { Order, Verb } from './order.ts';
import { arrowsOf } from './places/arrows.ts';
import { areasDressed, powersOf } from './places/dress.ts';
import { layersOf } from './places/layers.ts';
import { markersOf } from './places/markers.ts';
import { placeReport } from './places/report.ts';
import { getAreaInfo } from './rules/find.ts';
import { phaseWords } from './text/phase.ts';
import type { HepKnown, Types } from './types.ts';

/** What a place tells, and how the map is dressed. */
export const PLACES: PlaceSpec<Types> = {
  report: placeReport,
  verbs: (known, area) => verbsOf(known, area),
  picture: (known, drafted, choice) => picture(known, drafted, choice),
  layers: layersOf,
};

/** The actions that name a place of this kind. */
const verbsOf = ({ view }: HepKnown, area: number): readonly Verb[] => {
  if (view.kingdom === null) return [];
  const place = view.board.areas[area];
  if (!place) return ['BOOST'];
  return place.owner === view.kingdom
    ? ['DEVELOP', 'REDEVELOP', 'RAISE', 'BUILD_NAVY', 'PROTECT', 'MOVE', 'ANCHOR', 'BOOST']
    : ['MOVE', 'RAID', 'ANCHOR', 'BOOST'];
};

const picture = (known: HepKnown, drafted: readonly Order[], { kinds }: PictureChoice = {}): MapPicture => {
  const { setting, view } = known;
  return {
    title: view.kingdom === null ? setting.title : getAreaInfo(setting, view.kingdom).name,
    subtitle: phaseWords(known),
    powers: powersOf(known),
    areas: areasDressed(known),
    markers: markersOf(known, kinds),
    arrows: arrowsOf(known, drafted),
  };
};
