import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Unit } from '../../state.ts';
import type { PlaceNumber, UnitId } from '../../words.ts';
import { unitsIn } from '../find.ts';
import { touches } from '../geography.ts';
import { selected } from '../selection.ts';
import type { Asker } from './asker.ts';
import { withGeneral } from './march.ts';

/** What lines before it have done: where ships have put units ashore (W83-10.30), and who fights ashore already. */
export interface Ashore {
  readonly landed: ReadonlyMap<UnitId, PlaceNumber>;
  readonly busy: ReadonlySet<UnitId>;
}
const NOBODY_ASHORE: Ashore = { landed: new Map(), busy: new Set() };

/** Boarding does not hinder a landing, so that it does not matter here who has moved (W83-8.12). */
const WHOEVER_MOVED = -1;

/** Whom a line puts ashore, or why it cannot (W83-10.30): ships of a zone that touches the land, each in one territory a turn. */
export const landersOf = (
  { setting, board, nation }: Pick<Asker, 'setting' | 'board' | 'nation'>,
  { units, from, to, with: general }: ArgsOf<'LAND'>,
  { landed, busy }: Ashore = NOBODY_ASHORE,
): { readonly units: readonly Unit[] } | { readonly refusal: Refusal } => {
  if (!touches(setting, to, from)) return { refusal: { code: 'not-touching', zone: from, territory: to } };
  const aboard = unitsIn(board, from).filter((unit) => unit.owner === nation && unit.carrier !== null);
  const isElsewhere = ({ carrier }: Unit): boolean => (landed.get(carrier ?? 0) ?? to) !== to;
  const eligible = aboard.filter((unit) => !isElsewhere(unit) && !busy.has(unit.id));
  const picked = selected(eligible, withGeneral(units, general), from, WHOEVER_MOVED);
  if (!('refusal' in picked)) return picked;
  return aboard.some(isElsewhere) ? { refusal: { code: 'one-shore', zone: from } } : picked;
};

export const checkLand = (
  lander: Pick<Asker, 'setting' | 'board' | 'nation'>,
  args: ArgsOf<'LAND'>,
): Refusal | null => {
  const found = landersOf(lander, args);
  return 'refusal' in found ? found.refusal : null;
};
