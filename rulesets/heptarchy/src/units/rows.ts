import { sentence, type UnitRow } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { forecastFor } from '../known/desk.ts';
import { readerOf, stationWords, UNIT_WORDS } from '../names/reader.ts';
import type { Order } from '../order.ts';
import { unitsOf } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { HepKnown } from '../types.ts';
import { miniatureOf } from './miniature.ts';
import { ordersOf } from './orders-of.ts';
import { placeOf } from './place-of.ts';

export const UNIT_COLUMNS = [
  numbers('unit', 'Unit'),
  words('kind', 'Kind'),
  words('place', 'Place'),
  words('state', 'This Phase'),
  words('orders', 'Actions'),
] as const;

/** Own units where they stand now; those that the Post should create follow. */
export const unitRows = (known: HepKnown, drafted: readonly Order[]): readonly UnitRow[] => {
  const { kingdom, board } = known.view;
  if (kingdom === null) return [];
  const standing = unitsOf(board, kingdom);
  const ids = new Set(standing.map(({ id }) => id));
  const forecast = forecastFor(known, drafted);
  const created = forecast === null ? [] : unitsOf(forecast.state, kingdom).filter(({ id }) => !ids.has(id));
  return [...standing, ...created].map((unit) => rowOf(known, unit, ids.has(unit.id), drafted));
};

const rowOf = (known: HepKnown, unit: Unit, standing: boolean, drafted: readonly Order[]): UnitRow => {
  const orders = ordersOf(known, unit.id, drafted).length;
  return {
    unit: `${unit.id}`,
    kind: unit.kind,
    area: placeOf(known, unit),
    miniature: miniatureOf(unit.kind),
    cells: {
      unit: `${unit.id}`,
      kind: UNIT_WORDS[unit.kind],
      place: sentence(stationWords(readerOf(known), unit.at)),
      state: standing ? stateOf(unit) : 'to be created',
      orders: orders === 0 ? '' : `${orders}`,
    },
  };
};

export const stateOf = (unit: Unit): string =>
  [
    ...(unit.fresh ? ['new'] : []),
    ...(unit.moved ? ['has moved'] : []),
    ...(unit.carried ? ['was carried'] : []),
    ...(unit.kind === 'navy' ? [`${2 - unit.actionsUsed} of 2 actions left`] : []),
    ...(unit.boost > 0 ? [`+${unit.boost} on Attack Rolls`] : []),
  ].join(', ');
