import type { Refusal } from '../refusals.ts';
import { findUnit, isLandUnit } from '../rules/find.ts';
import type { Board } from '../scene.ts';
import type { Station, Unit } from '../state.ts';
import type { KingdomNumber, UnitId } from '../words.ts';

/** Conditions of single units that several actions share: what is wrong, or null. */

export const ownUnit = ({ state }: Board, kingdom: KingdomNumber, id: UnitId): Refusal | null => {
  const unit = findUnit(state, id);
  if (unit === null) return { code: 'unknown-unit', unit: id };
  return unit.owner === kingdom ? null : { code: 'not-your-unit', unit: id, owner: unit.owner };
};

export const ownLandUnit = (board: Board, kingdom: KingdomNumber, id: UnitId): Refusal | null =>
  ownUnit(board, kingdom, id) ??
  (isLandUnit(known(board, id)) ? null : { code: 'wrong-unit-kind', unit: id, wanted: 'land' });

export const ownNavy = (board: Board, kingdom: KingdomNumber, id: UnitId): Refusal | null =>
  ownUnit(board, kingdom, id) ??
  (known(board, id).kind === 'navy' ? null : { code: 'wrong-unit-kind', unit: id, wanted: 'navy' });

/** Neither created in this Phase nor moved already (HEP-8.12, HEP-9.2). */
export const rested = (board: Board, id: UnitId): Refusal | null => {
  const { fresh, moved } = known(board, id);
  if (fresh) return { code: 'fresh', unit: id };
  return moved ? { code: 'has-moved', unit: id } : null;
};

/** A unit that the conditions above have found. */
export const known = ({ state }: Pick<Board, 'state'>, id: UnitId): Unit => {
  const unit = findUnit(state, id);
  if (unit === null) throw new Error(`there is no unit ${id}`);
  return unit;
};

/** The first fault of several. */
export const firstFault = <T>(list: readonly T[], faultOf: (each: T) => Refusal | null): Refusal | null => {
  for (const each of list) {
    const fault = faultOf(each);
    if (fault !== null) return fault;
  }
  return null;
};

export const samePlace = (x: Station, y: Station): boolean =>
  (x.in === 'sea' && y.in === 'sea' && x.sea === y.sea) ||
  (x.in === 'port' && y.in === 'port' && x.area === y.area && x.sea === y.sea);
