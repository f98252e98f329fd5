import { UNITS } from '../../data/units.ts';
import type { ArgsOf, UnitItem } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Unit } from '../../state.ts';
import type { UnitId } from '../../words.ts';
import { unitsIn } from '../find.ts';
import { isLandAdjacent } from '../geography.ts';
import { canMove, selected } from '../selection.ts';
import type { Asker } from './asker.ts';

type Marcher = Pick<Asker, 'setting' | 'board' | 'nation'>;

/** With the general whom WITH GEN takes along (W83-17.8). */
export const withGeneral = (units: readonly UnitItem[], general: UnitId | undefined): readonly UnitItem[] =>
  general === undefined ? units : [...units, { count: 1, type: 'gen', id: general }];

/** Whom a march takes along (W83-3.15, 10.5, 10.7), or why it cannot begin. */
export const marchersOf = (
  marcher: Marcher,
  args: ArgsOf<'MARCH'>,
): { readonly units: readonly Unit[] } | { readonly refusal: Refusal } => {
  const { board, nation } = marcher;
  const eligible = unitsIn(board, args.from).filter((unit) => unit.owner === nation && canMove(unit, board.turn));
  const picked = selected(eligible, withGeneral(args.units, args.with), args.from, board.turn);
  if ('refusal' in picked) return picked;
  const refusal = wayFault(marcher, args, picked.units);
  return refusal === null ? picked : { refusal };
};

/** Step by step over borders and straits, as far as the slowest goes (W83-2.9, 10.2). */
const wayFault = ({ setting }: Marcher, { from, to }: ArgsOf<'MARCH'>, units: readonly Unit[]): Refusal | null => {
  let at = from;
  for (const next of to) {
    if (!isLandAdjacent(setting, at, next)) return { code: 'not-adjacent', from: at, to: next };
    at = next;
  }
  return units.some(({ type }) => UNITS[type].move < to.length) ? { code: 'too-far', from, to: at } : null;
};

export const checkMarch = (marcher: Marcher, args: ArgsOf<'MARCH'>): Refusal | null => {
  const found = marchersOf(marcher, args);
  return 'refusal' in found ? found.refusal : null;
};
