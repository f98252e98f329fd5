import type { Draft } from '@chancery/core';
import { BY_BORROWER, BY_HOME, BY_OWNER, BY_PROVINCE } from '../rules/find.ts';
import type { Holding, State, Unit } from '../state.ts';
import type { DomainNumber, HoldingId, UnitId } from '../words.ts';
import { domainIn, holdingIn } from './find.ts';

/** What several kinds of events do to a draft. */

export const addGold = (draft: Draft<State>, domain: DomainNumber, gold: number): void => {
  domainIn(draft, domain).treasury += gold;
};

export const removeUnits = (draft: Draft<State>, units: readonly UnitId[]): void => {
  const gone = new Set(units);
  const { units: before } = draft;
  draft.units = before.filter(({ id }) => !gone.has(id));
  const removed = before.filter(({ id }) => gone.has(id));
  for (const groups of [BY_PROVINCE, BY_BORROWER, BY_OWNER, BY_HOME]) groups.removed(before, draft.units, removed);
};

/** A holding that changes hands is nobody's booty any more; what a siege has left of it is its level (DOM-13.12). */
export const giveHolding = (draft: Draft<State>, id: HoldingId, owner: DomainNumber): void => {
  const holding = holdingIn(draft, id);
  holding.owner = owner;
  holding.level = holding.siegeLevel ?? holding.level;
  endSiege(holding);
  endOccupation(holding);
};

export const removeHolding = (draft: Draft<State>, id: HoldingId): void => {
  draft.holdings = draft.holdings.filter((holding) => holding.id !== id);
  for (const unit of draft.units) if (unit.task?.holding === id) unit.task = null;
};

export const endSiege = (holding: Draft<Holding>): void => {
  holding.siegeLevel = null;
  holding.siegeRounds = 0;
};

export const endOccupation = (holding: Draft<Holding>): void => {
  holding.occupiedBy = null;
  holding.occupiedSince = null;
};

/** A unit somewhere else: what it did there ends. */
export const putInField = (draft: Draft<State>, unit: Draft<Unit>, province = unit.province): void => {
  const { province: before } = unit;
  unit.province = province;
  unit.inside = null;
  BY_PROVINCE.moved(draft.units, unit, before);
};

/** A unit has another borrower, or none. */
export const lend = (draft: Draft<State>, unit: Draft<Unit>, to: DomainNumber | null): void => {
  const { loanedTo: before } = unit;
  unit.loanedTo = to;
  BY_BORROWER.moved(draft.units, unit, before);
};
