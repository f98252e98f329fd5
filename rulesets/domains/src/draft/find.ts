import type { Draft } from '@chancery/core';
import { getDomain, getHolding, getProvince, getUnit } from '../rules/find.ts';
import type { Domain, Holding, Province, State, Unit } from '../state.ts';
import type { DomainNumber, HoldingId, ProvinceNumber, UnitId } from '../words.ts';

/** The things of a draft, to be written to. */

export const domainIn = (draft: Draft<State>, domain: DomainNumber): Draft<Domain> =>
  getDomain(draft, domain) as Draft<Domain>;
export const provinceIn = (draft: Draft<State>, province: ProvinceNumber): Draft<Province> =>
  getProvince(draft, province) as Draft<Province>;
export const holdingIn = (draft: Draft<State>, holding: HoldingId): Draft<Holding> =>
  getHolding(draft, holding) as Draft<Holding>;
export const unitIn = (draft: Draft<State>, unit: UnitId): Draft<Unit> => getUnit(draft, unit) as Draft<Unit>;
export const unitsIn = (draft: Draft<State>, units: readonly UnitId[]): readonly Draft<Unit>[] =>
  units.map((unit) => unitIn(draft, unit));
