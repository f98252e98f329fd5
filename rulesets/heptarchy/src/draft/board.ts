import type { Draft } from '@chancery/core';
import { getNumbered, required } from '@chancery/kit';
import { between } from '../rules/relations.ts';
import type { Area, Kingdom, State, Unit, War } from '../state.ts';
import type { AreaNumber, KingdomNumber, UnitId } from '../words.ts';

/** The turn's own copy of the board, and what in it events write to. */
export type DraftState = Draft<State>;

export const kingdomIn = (draft: DraftState, number: KingdomNumber): Draft<Kingdom> =>
  getNumbered(draft.kingdoms, number, 'kingdom');

export const areaIn = (draft: DraftState, number: AreaNumber): Draft<Area> => getNumbered(draft.areas, number, 'area');

export const unitIn = (draft: DraftState, id: UnitId): Draft<Unit> => {
  const found = draft.units.find((unit) => unit.id === id);
  return required(found, 'unit', id);
};

export const warIn = (draft: DraftState, x: KingdomNumber, y: KingdomNumber): Draft<War> => {
  const found = draft.wars.find(between(x, y));
  return required(found, `war of ${x} against`, y);
};

export const removeUnit = (draft: DraftState, id: UnitId): void => {
  const place = draft.units.findIndex((unit) => unit.id === id);
  if (place < 0) throw new Error(`there is no unit ${id} to remove`);
  draft.units.splice(place, 1);
};
