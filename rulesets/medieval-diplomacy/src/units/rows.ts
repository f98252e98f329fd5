import { counted, type UnitRow } from '@chancery/core';
import { numbers, summed, words } from '@chancery/kit';
import { type Desk, deskOf } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { findUnit } from '../rules/find.ts';
import { loadOf } from '../rules/loading.ts';
import { fullMovePoints } from '../rules/move-points.ts';
import { placeName } from '../rules/names.ts';
import { isEmpty, storageOf, totalCombat, troopsIn, weightOf } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import { readUnitLabel, unitLabel } from '../unit-id.ts';
import { miniatureOf } from './miniature.ts';

/** The columns of the unit list (MD-16.16). */
export const UNIT_COLUMNS = [
  words('unit', 'Unit'),
  words('name', 'Name'),
  words('place', 'Place'),
  summed('troops', 'Troops'),
  summed('combat', 'Total combat'),
  numbers('load', 'Weight or load'),
  numbers('points', 'Move-points'),
  words('orders', 'Orders'),
] as const;

/** Own units where they stand now (MD-16.44); those that are to be formed stand beside them. */
export const unitRows = (known: MdKnown, drafted: readonly Order[]): readonly UnitRow[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  return unitsToShow(desk).map((unit) => ({
    unit: unitLabel(unit.id),
    kind: unit.kind,
    area: unit.location,
    ...(isEmpty(unit) ? {} : { miniature: miniatureOf(desk.setting, unit.stacks) }),
    cells: {
      unit: unitLabel(unit.id),
      name: unit.name,
      place: placeOf(desk, unit),
      troops: `${troopsIn(unit.stacks)}`,
      combat: `${totalCombat(desk.setting, unit)}`,
      load: burden(desk, unit),
      points: unit.kind === 'G' ? '' : `${fullMovePoints(desk.setting, unit)}`,
      orders: ordersShown(desk, unit),
    },
  }));
};

/** Own units in canonical order, those to be formed among them. */
export const unitsToShow = (desk: Desk): readonly Unit[] =>
  [...desk.state.units.filter(({ realm }) => realm === desk.realm), ...unitsToForm(desk)].sort((a, b) => a.id - b.id);

/** Those without an order that no fleet takes along either, by label. */
export const idleUnits = (known: MdKnown, drafted: readonly Order[]): readonly string[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  const idle = unitsToShow(desk).filter((unit) => ordersShown(desk, unit) === '');
  return idle.map(({ id }) => unitLabel(id));
};

/** Where they are formed, with what they are given before they go: an empty unit would tell nothing. */
const unitsToForm = (desk: Desk): readonly Unit[] => {
  const { formed, moved } = desk.forecast();
  return [...formed.values()].map((unit) => asFilled(unit, findUnit(moved, unit.id)));
};

const asFilled = (unit: Unit, filled: Unit | undefined): Unit =>
  filled ? { ...filled, location: unit.location, loadedOn: unit.loadedOn, mpUsed: unit.mpUsed } : unit;

const placeOf = ({ setting }: Desk, { location, loadedOn }: Unit): string =>
  loadedOn === null ? placeName(setting, location) : `${placeName(setting, location)}, aboard ${unitLabel(loadedOn)}`;

/** The weight of an army; of a fleet its load and its storage. */
const burden = ({ setting, state }: Desk, unit: Unit): string => {
  if (unit.kind === 'G') return '';
  if (unit.kind === 'A') return `${weightOf(setting, unit.stacks)}`;
  return `${loadOf(setting, state, unit)} of ${storageOf(setting, unit.stacks)}`;
};

const ordersShown = (desk: Desk, unit: Unit): string => {
  const given = desk.orders.flatMap((order, index) =>
    'unit' in order && readUnitLabel(desk.realm, order.unit) === unit.id ? [index] : [],
  );
  const failing = given.filter((index) => desk.forecast().faults.has(index)).length;
  const carrier = carrierOf(desk, unit);
  return [
    ...(given.length > 0 ? [counted(given.length, 'order')] : []),
    ...(failing > 0 ? [`${failing} should fail`] : []),
    ...(carrier === null ? [] : [`carried by ${carrier}`]),
  ].join(', ');
};

/** An army that a fleet is to carry needs no orders of its own: its line names the fleet (MD-16.44). */
const carrierOf = (desk: Desk, { id }: Unit): string | null => {
  const loading = desk.forecast().events.find((event) => event.kind === 'loaded' && event.army === id);
  return loading?.kind === 'loaded' ? unitLabel(loading.fleet) : null;
};
