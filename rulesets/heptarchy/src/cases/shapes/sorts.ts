import { anyOfShapes, type FactSorts, factsFrom, numberIn } from '@chancery/core';
import type { Refusal } from '../../refusals.ts';
import { worldNumberOfSea } from '../../setting.ts';
import type { Station } from '../../state.ts';
import type { HepPosition } from '../../types.ts';
import type { AreaNumber, SeaNumber } from '../../words.ts';
import { areaNamed, calledArea, calledSea, codesOf, seaNamed } from '../names.ts';
import { pairIn } from '../said-pair.ts';
import { stationIn, stationSaid } from '../said-unit.ts';
import { REFUSAL_SHAPES } from './refusal-shapes.ts';

const codes = ({ setting }: HepPosition): readonly string[] => codesOf(setting);
const seas = ({ setting }: HepPosition): readonly string[] => setting.seas.flatMap((sea) => (sea ? [sea.name] : []));

/** A kingdom is called by the area in which it began. */
const AREA_SORT = {
  name: (area: AreaNumber, { setting }: HepPosition) => calledArea(setting, area),
  knows: (words: string, { setting }: HepPosition) => areaNamed(setting, words) !== null,
  names: codes,
};

/** How things are called in cases. */
export const SORTS: FactSorts<HepPosition> = {
  kingdom: AREA_SORT,
  area: AREA_SORT,
  sea: {
    name: (sea: SeaNumber, { setting }) => calledSea(setting, sea),
    knows: (words, { setting }) => seaNamed(setting, words) !== null,
    names: seas,
  },
  /** By the number on the map, where seas follow the areas. */
  place: {
    name: (place: number, { setting }) => {
      const first = worldNumberOfSea(setting, 0);
      return place > first ? calledSea(setting, place - first) : calledArea(setting, place);
    },
    knows: (words, { setting }) => areaNamed(setting, words) !== null || seaNamed(setting, words) !== null,
    names: (position) => [...codes(position), ...seas(position)],
  },
  unit: { knows: (words) => numberIn(words) !== null },
  station: {
    name: (at: Station, { setting }) => stationSaid(setting, at),
    knows: (words, { setting }) => stationIn(words, setting) !== null,
  },
  'pair of kingdoms': { knows: (words, { setting }) => pairIn(words, setting)?.rest === '' },
  refusal: {
    name: (refusal: Refusal, position) => refusalWords(refusal, position),
    knows: (words) => Object.hasOwn(REFUSAL_SHAPES, words),
    names: () => Object.keys(REFUSAL_SHAPES),
    shapes: { code: Object.keys(REFUSAL_SHAPES), ...anyOfShapes(Object.values(REFUSAL_SHAPES)) },
  },
};

export const refusalWords = (refusal: Refusal, position: HepPosition): ReturnType<typeof factsFrom> =>
  factsFrom(refusal, REFUSAL_SHAPES[refusal.code], SORTS, position);
