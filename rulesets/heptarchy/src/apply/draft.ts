import type { Draft } from '@chancery/core';
import { between } from '../rules/relations.ts';
import type { Area, Kingdom, State, Unit, War } from '../state.ts';
import type { AreaNumber, KingdomNumber, UnitId } from '../words.ts';

/** The turn's own copy of the board, and what in it events write to. */
export type DraftState = Draft<State>;

export const kingdomIn = (draft: DraftState, number: KingdomNumber): Draft<Kingdom> =>
  here(draft.kingdoms[number], 'kingdom', number);

export const areaIn = (draft: DraftState, number: AreaNumber): Draft<Area> => here(draft.areas[number], 'area', number);

export const unitIn = (draft: DraftState, id: UnitId): Draft<Unit> => {
  const found = draft.units.find((unit) => unit.id === id);
  return here(found, 'unit', id);
};

export const warIn = (draft: DraftState, x: KingdomNumber, y: KingdomNumber): Draft<War> => {
  const found = draft.wars.find(between(x, y));
  return here(found, `war of ${x} against`, y);
};

const here = <T>(found: T | null | undefined, what: string, number: number): T => {
  if (found === null || found === undefined) throw new Error(`there is no ${what} ${number}`);
  return found;
};

export const removeUnit = (draft: DraftState, id: UnitId): void => {
  const place = draft.units.findIndex((unit) => unit.id === id);
  if (place < 0) throw new Error(`there is no unit ${id} to remove`);
  draft.units.splice(place, 1);
};
