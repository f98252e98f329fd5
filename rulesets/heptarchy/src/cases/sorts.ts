import { writeLine } from '@chancery/core';
import type { CaseSorts } from '@chancery/kit';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Station } from '../state.ts';
import type { HepPosition } from '../types.ts';
import type { AreaNumber, SeaNumber, UnitId } from '../words.ts';
import { areaNamed, calledArea, calledSea, calledStation, codesOf, seaNamed, stationNamed } from './names.ts';

const codes = ({ setting }: HepPosition): readonly string[] => codesOf(setting);
const seas = ({ setting }: HepPosition): readonly string[] => setting.seas.flatMap((sea) => (sea ? [sea.name] : []));

/** A kingdom is called by the area in which it began. */
const AREA_SORT = {
  name: (area: AreaNumber, { setting }: HepPosition) => calledArea(setting, area),
  read: (words: string, { setting }: HepPosition) => areaNamed(setting, words),
  names: codes,
};

/** How things are called in cases. */
export const SORTS: CaseSorts<HepPosition> = {
  kingdom: AREA_SORT,
  area: AREA_SORT,
  sea: {
    name: (sea: SeaNumber, { setting }) => calledSea(setting, sea),
    read: (words, { setting }) => seaNamed(setting, words),
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
  unit: { name: (unit: UnitId) => unit, read: (words) => (/^\d+$/.test(words) ? Number(words) : null) },
  station: {
    name: (at: Station, { setting }) => calledStation(setting, at),
    read: (words, { setting }) => stationNamed(setting, words),
    names: (position) => [...codes(position), ...seas(position)],
  },
  /** As it is sent. */
  order: {
    name: (order: Order, { setting, state }) =>
      writeLine(ORDERS, { setting, view: { kingdom: null, master: true, board: state } }, order),
  },
};
