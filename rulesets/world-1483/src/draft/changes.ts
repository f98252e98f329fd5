import type { Draft } from '@chancery/core';
import { BY_CARRIER, BY_OWNER, BY_PLACE, getNation, getPrivy, getTerritory, getUnit } from '../rules/find.ts';
import type { Nation, Privy, State, Territory, Unit } from '../state.ts';
import type { NationNumber, OwnerNumber, PlaceNumber, UnitId } from '../words.ts';

/** The things of a draft, to be written to, and what several kinds of events do to it. */

export const nationIn = (draft: Draft<State>, nation: NationNumber): Draft<Nation> =>
  getNation(draft, nation) as Draft<Nation>;
export const privyIn = (draft: Draft<State>, nation: NationNumber): Draft<Privy> =>
  getPrivy(draft, nation) as Draft<Privy>;
export const territoryIn = (draft: Draft<State>, territory: PlaceNumber): Draft<Territory> =>
  getTerritory(draft, territory) as Draft<Territory>;
export const unitIn = (draft: Draft<State>, unit: UnitId): Draft<Unit> => getUnit(draft, unit) as Draft<Unit>;

const GROUPS = [BY_PLACE, BY_OWNER, BY_CARRIER] as const;

/** New units, with ids above all others. */
export const addUnits = (draft: Draft<State>, units: readonly Unit[]): void => {
  for (const unit of units) {
    draft.units.push({ ...unit });
    draft.next.unit = Math.max(draft.next.unit, unit.id + 1);
  }
};

export const removeUnits = (draft: Draft<State>, ids: readonly UnitId[]): void => {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  const { units: before } = draft;
  const removed = [...gone].map((id) => getUnit(draft, id));
  draft.units = before.filter(({ id }) => !gone.has(id));
  for (const groups of GROUPS) groups.removed(before, draft.units, removed);
};

/** A unit is somewhere else from now on, aboard a ship or not. */
export const putUnit = (draft: Draft<State>, unit: Draft<Unit>, place: PlaceNumber, carrier: UnitId | null): void => {
  const { place: before, carrier: ship } = unit;
  unit.place = place;
  unit.carrier = carrier;
  BY_PLACE.moved(draft.units, unit, before);
  BY_CARRIER.moved(draft.units, unit, ship);
};

export const giveUnit = (draft: Draft<State>, unit: Draft<Unit>, owner: OwnerNumber): void => {
  const { owner: before } = unit;
  unit.owner = owner;
  BY_OWNER.moved(draft.units, unit, before);
};

/** What a nation has in its treasury from now on. */
export const setTreasury = (draft: Draft<State>, nation: NationNumber, treasury: number): void => {
  privyIn(draft, nation).treasury = treasury;
};
