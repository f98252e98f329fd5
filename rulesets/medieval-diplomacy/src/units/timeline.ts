import type { Timeline, TurnPart, UnitTrack } from '@chancery/core';
import { type Desk, deskOf } from '../known/desk.ts';
import { isPlanOrder, type Order } from '../order.ts';
import { findUnit } from '../rules/find.ts';
import { isEmpty } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import { readUnitLabel, type UnitId, unitLabel } from '../unit-id.ts';
import { miniatureOf } from './miniature.ts';
import { unitsToShow } from './rows.ts';
import { FIRST_EVENTS, NOW, partOfPhase } from './turn-parts.ts';

/** The main plans as steps: where own units should be at each part of the turn, and which orders run then (MD-16.43). */
export const timeline = (known: MdKnown, drafted: readonly Order[]): Timeline => {
  const desk = deskOf(known, drafted);
  if (!desk) return { parts: [], tracks: [] };
  const { tracks } = desk.forecast();
  const phases = Math.max(0, ...[...tracks.values()].map((track) => track.length - 1));
  return {
    parts: partsOf(desk, phases),
    tracks: unitsToShow(desk).map((unit) => trackOf(desk, unit, phases)),
  };
};

const partsOf = (desk: Desk, phases: number): readonly TurnPart[] => [
  { id: 'now', label: 'Now', orders: [] },
  { id: 'first', label: 'First Events', orders: ordersIn(desk, 0) },
  ...Array.from({ length: phases }, (_, at) => ({
    id: `phase${at + 1}`,
    label: `Movement ${at + 1}`,
    orders: ordersIn(desk, at + 1),
  })),
  { id: 'final', label: 'Final Events', orders: [] },
];

/** Orders of unit plans only: of others the part is fixed by the rulebook, and nothing on the map depends on it. */
const ordersIn = ({ orders, forecast }: Desk, phase: number): readonly number[] =>
  orders.flatMap((order, index) => (isPlanOrder(order) && forecast().phaseOf.get(index) === phase ? [index] : []));

/** A unit that is to be formed is there from First Events on; one that is emptied on the way stays where it was. */
const trackOf = (desk: Desk, unit: Unit, phases: number): UnitTrack => {
  const { tracks, moved } = desk.forecast();
  const track = tracks.get(unit.id) ?? [];
  const last = track.at(-1) ?? unit.location;
  const after = Array.from({ length: phases + 1 }, (_, phase) => track[phase] ?? last);
  const end = moved.units.find(({ id }) => id === unit.id);
  return {
    unit: unitLabel(unit.id),
    kind: unit.kind,
    ...(isEmpty(unit) ? {} : { miniature: miniatureOf(desk.setting, unit.stacks) }),
    areas: [findUnit(desk.state, unit.id) ? unit.location : null, ...after, end?.location ?? last],
    failing: failingOf(desk, unit.id),
  };
};

/** Outside Movement Events only orders of unit plans have a place on the map: they fail before it. */
const failingOf = ({ orders, realm, forecast }: Desk, id: UnitId): readonly number[] => {
  const parts = [...forecast().faults].flatMap(([index, { phase }]) => {
    const order = orders[index];
    if (!order || !('unit' in order) || readUnitLabel(realm, order.unit) !== id) return [];
    if (phase > 0) return [partOfPhase(phase)];
    return isPlanOrder(order) ? [FIRST_EVENTS] : [NOW];
  });
  return [...new Set(parts)].sort((a, b) => a - b);
};
