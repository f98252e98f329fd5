import { writeLine } from '@chancery/core';
import type { CaseSorts } from '@chancery/kit';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Station } from '../state.ts';
import type { HepPosition } from '../types.ts';
import type { UnitId } from '../words.ts';
import { AREAS, calledStation, SEAS, stationNamed } from './names.ts';

const placeNames = (position: HepPosition): readonly string[] =>
  [AREAS, SEAS].flatMap(({ sort }) => sort.names?.(position) ?? []);

/** How things are called in cases. */
export const SORTS: CaseSorts<HepPosition> = {
  kingdom: AREAS.sort,
  area: AREAS.sort,
  sea: SEAS.sort,
  /** By the number on the map, where seas follow the areas. */
  place: {
    name: (place: number, { setting }) => {
      const first = worldNumberOfSea(setting, 0);
      return place > first ? SEAS.called(setting, place - first) : AREAS.called(setting, place);
    },
    knows: (words, { setting }) => (AREAS.find(setting, words) ?? SEAS.find(setting, words)) !== null,
    names: placeNames,
  },
  unit: { name: (unit: UnitId) => unit, read: (words) => (/^\d+$/.test(words) ? Number(words) : null) },
  station: {
    name: (at: Station, { setting }) => calledStation(setting, at),
    read: (words, { setting }) => stationNamed(setting, words),
    names: placeNames,
  },
  /** As it is sent. */
  order: {
    name: (order: Order, { setting, state }) =>
      writeLine(ORDERS, { setting, view: { kingdom: null, master: true, board: state } }, order),
  },
};
