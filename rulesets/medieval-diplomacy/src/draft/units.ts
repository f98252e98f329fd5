import type { Draft } from '@chancery/core';
import { placeById, required } from '@chancery/kit';
import { newUnit } from '../rules/new-unit.ts';
import { withoutStacks, withStacks } from '../rules/stacks.ts';
import type { Commander, Stack, Unit } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import { EXHAUSTED, type Location } from '../words.ts';
import type { DraftState } from './realms.ts';

export type DraftUnit = Draft<Unit>;

export const draftUnit = (draft: DraftState, id: UnitId): DraftUnit =>
  required(draft.units[placeById(draft.units, id)], 'unit', id);

export const draftCommander = (draft: DraftState, id: number): Draft<Commander> =>
  required(draft.commanders[placeById(draft.commanders, id)], 'commander', id);

type Formed = Pick<Unit, 'id' | 'name' | 'location' | 'loadedOn'>;

/** A new unit as it begins (MD-4.16), at its canonical place. */
export const addUnit = (draft: DraftState, { id, name, location, loadedOn }: Formed): void => {
  const place = placeById(draft.units, id);
  if (place >= 0) throw new Error(`there is a unit ${id} already`);
  draft.units.splice(-place - 1, 0, newUnit(id, name, location, loadedOn) as DraftUnit);
};

export const removeUnit = (draft: DraftState, id: UnitId): void => {
  const place = placeById(draft.units, id);
  if (place < 0) throw new Error(`there is no unit ${id} to remove`);
  draft.units.splice(place, 1);
};

/** Moves a unit; the armies aboard a fleet go with it. */
export const moveUnit = (draft: DraftState, unit: DraftUnit, to: Location): void => {
  unit.location = to;
  if (unit.kind !== 'F') return;
  for (const other of draft.units) if (other.loadedOn === unit.id) other.location = to;
};

export const useMovePoints = (unit: DraftUnit, points: number): void => {
  unit.mpUsed = Math.min(EXHAUSTED, unit.mpUsed + points);
};

export const exhaust = (unit: DraftUnit): void => {
  unit.mpUsed = EXHAUSTED;
};

export const addTroops = (unit: DraftUnit, stacks: readonly Stack[]): void => {
  unit.stacks = [...withStacks(unit.stacks, stacks)];
};

export const takeTroops = (unit: DraftUnit, stacks: readonly Stack[]): void => {
  unit.stacks = [...withoutStacks(unit.stacks, stacks)];
};

/** Commanders join a unit. Its realm becomes theirs. */
export const addCommanders = (draft: DraftState, unit: DraftUnit, ids: readonly number[]): void => {
  unit.commanders = [...unit.commanders, ...ids].sort((a, b) => a - b);
  for (const id of ids) {
    const commander = draftCommander(draft, id);
    commander.unit = unit.id;
    commander.realm = unit.realm;
  }
};

/** Commanders leave a unit; a leader who leaves is leader no more. */
export const takeCommanders = (unit: DraftUnit, ids: readonly number[]): void => {
  unit.commanders = unit.commanders.filter((id) => !ids.includes(id));
  if (unit.leader !== null && ids.includes(unit.leader)) unit.leader = null;
};

/** Commanders leave the game. */
export const dropCommanders = (draft: DraftState, ids: readonly number[]): void => {
  draft.commanders = draft.commanders.filter(({ id }) => !ids.includes(id));
};
