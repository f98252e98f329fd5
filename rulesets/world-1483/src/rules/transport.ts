import { UNITS } from '../data/units.ts';
import type { Board, Unit } from '../state.ts';
import type { UnitId } from '../words.ts';
import { cargoOf } from './find.ts';

/** Who boards which ship (W83-3.11, 8.14). */

const pointsIn = (units: readonly Unit[]): number => units.reduce((sum, { type }) => sum + UNITS[type].needs, 0);

const LOADING_ORDER = ['inf', 'cav', 'knt', 'art'] as const;

/**
 * Fills ships by ascending id: infantry into ships of the line, then merchantmen; cavalry, knights and artillery into merchantmen;
 * generals into the first ship of the line, else merchantman, else frigate. Whoever finds no room stays ashore.
 */
export const boarding = (
  board: Pick<Board, 'units'>,
  ships: readonly Unit[],
  units: readonly Unit[],
): { readonly aboard: ReadonlyMap<UnitId, UnitId>; readonly ashore: readonly Unit[] } => {
  const room = new Map(ships.map((ship) => [ship.id, UNITS[ship.type].carries - pointsIn(cargoOf(board, ship.id))]));
  const aboard = new Map<UnitId, UnitId>();
  const byType = (type: Unit['type']): readonly Unit[] =>
    ships.filter((ship) => ship.type === type).toSorted((a, b) => a.id - b.id);
  const [line, merchants] = [byType('sol'), byType('mer')];
  for (const type of LOADING_ORDER) {
    for (const unit of units.filter((each) => each.type === type)) {
      const need = UNITS[type].needs;
      const ship = [...(type === 'inf' ? line : []), ...merchants].find(({ id }) => (room.get(id) ?? 0) >= need);
      if (ship === undefined) continue;
      room.set(ship.id, (room.get(ship.id) ?? 0) - need);
      aboard.set(unit.id, ship.id);
    }
  }
  const seat = line[0] ?? merchants[0] ?? byType('frg')[0];
  if (seat !== undefined) for (const unit of units) if (unit.type === 'gen') aboard.set(unit.id, seat.id);
  return { aboard, ashore: units.filter(({ id }) => !aboard.has(id)) };
};
