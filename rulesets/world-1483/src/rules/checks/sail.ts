import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Unit } from '../../state.ts';
import type { UnitId } from '../../words.ts';
import { isShip, unitsIn } from '../find.ts';
import { canMove, selected } from '../selection.ts';
import type { Asker } from './asker.ts';

type Sailor = Pick<Asker, 'board' | 'nation'>;

/** The ships of a line, of those that no line before it has named (W83-8.3), or why it cannot be carried out (W83-8.14, 8.21). */
export const fleetOf = (
  { board, nation }: Sailor,
  { units, from, deep, load, ship }: ArgsOf<'SAIL'>,
  named: ReadonlySet<UnitId> = new Set(),
): { readonly units: readonly Unit[] } | { readonly refusal: Refusal } => {
  const eligible = unitsIn(board, from).filter(
    (unit) => unit.owner === nation && isShip(unit) && !named.has(unit.id) && canMove(unit, board.turn),
  );
  const picked = selected(eligible, units, from, board.turn);
  if ('refusal' in picked) return picked;
  if (deep === true && load !== undefined) return { refusal: { code: 'deep-sea' } };
  return ship === undefined || picked.units.some(({ id }) => id === ship)
    ? picked
    : { refusal: { code: 'no-such-unit', unit: ship, place: from } };
};

export const checkSail = (sailor: Sailor, args: ArgsOf<'SAIL'>): Refusal | null => {
  const found = fleetOf(sailor, args);
  return 'refusal' in found ? found.refusal : null;
};
