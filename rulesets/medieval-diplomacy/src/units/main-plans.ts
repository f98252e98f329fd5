import type { UnitTable } from '@chancery/core';
import { words } from '@chancery/kit';
import { type Desk, deskOf } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { placeName } from '../rules/names.ts';
import type { MdKnown } from '../types.ts';
import { readUnitLabel, type UnitId, unitLabel } from '../unit-id.ts';
import { unitsToShow } from './rows.ts';

/**
 * Main Plans: all own units, and where each is expected to be when each phase is over, so that a ruler sees whether they
 * meet. No enemy does anything; a phase in which an order should fail is marked (MD-16.43).
 */
export const mainPlans = (known: MdKnown, drafted: readonly Order[]): UnitTable => {
  const desk = deskOf(known, drafted);
  if (!desk) return { columns: [], rows: [] };
  const { tracks } = desk.forecast();
  const phases = Math.max(0, ...[...tracks.values()].map((track) => track.length - 1));
  return {
    columns: [
      words('unit', 'Unit'),
      words('name', 'Name'),
      words(columnOf(0), 'Now'),
      ...Array.from({ length: phases }, (_, i) => words(columnOf(i + 1), `Phase ${i + 1}`)),
    ],
    rows: unitsToShow(desk).map(({ id, name, kind, location }) => ({
      unit: unitLabel(id),
      kind,
      area: location,
      cells: { unit: unitLabel(id), name, ...placesOf(desk, id, tracks.get(id) ?? [location]) },
    })),
  };
};

const columnOf = (phase: number): string => `phase${phase}`;

const placesOf = (desk: Desk, id: UnitId, track: readonly number[]): { readonly [column: string]: string } => {
  const failing = phasesWithFailures(desk, id);
  return Object.fromEntries(
    track.map((place, phase) => [
      columnOf(phase),
      `${placeName(desk.setting, place)}${failing.has(phase) ? ' (an order should fail)' : ''}`,
    ]),
  );
};

/** 0 stands for orders that are carried out before or after movement. */
const phasesWithFailures = ({ orders, realm, forecast }: Desk, id: UnitId): ReadonlySet<number> => {
  const failing = [...forecast().faults].flatMap(([index, { phase }]) => {
    const order = orders[index];
    return order && 'unit' in order && readUnitLabel(realm, order.unit) === id ? [phase] : [];
  });
  return new Set(failing);
};
