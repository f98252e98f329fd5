import type { UnitItem } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { PlaceNumber } from '../words.ts';

/** The units that a line means, of some by ascending id, or why there are too few: those that have not moved first (W83-3.15). */
export const selected = (
  eligible: readonly Unit[],
  items: readonly UnitItem[],
  place: PlaceNumber,
  turn: number,
): { readonly units: readonly Unit[] } | { readonly refusal: Refusal } => {
  const chosen = new Set<Unit>();
  for (const { count, type, id } of items) {
    if (id !== undefined) {
      const named = eligible.find((unit) => unit.id === id && unit.type === type);
      if (named === undefined) return { refusal: { code: 'no-such-unit', unit: id, place } };
      chosen.add(named);
      continue;
    }
    const left = eligible
      .filter((unit) => unit.type === type && !chosen.has(unit))
      .toSorted((a, b) => Number(a.movedTurn === turn) - Number(b.movedTurn === turn));
    const wanted = count === 'ALL' ? left.length : count;
    if (left.length < wanted || (count === 'ALL' && wanted === 0)) {
      return {
        refusal: { code: 'too-few-units', wanted: count === 'ALL' ? 1 : wanted, there: left.length, type, place },
      };
    }
    for (const unit of left.slice(0, wanted)) chosen.add(unit);
  }
  return { units: [...chosen].toSorted((a, b) => a.id - b.id) };
};

/** Whether a unit may move this turn: it has not moved, boarded or landed, nor been built or acquired (W83-10.5, 10.7, 14.11). */
export const canMove = ({ movedTurn, builtTurn, acquiredTurn }: Unit, turn: number): boolean =>
  movedTurn !== turn && builtTurn !== turn && acquiredTurn !== turn;
