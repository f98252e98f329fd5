import type { Draft } from '@chancery/core';
import { getNumbered } from '@chancery/kit';
import { garrisonName } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import type { Province } from '../state.ts';
import { unitId } from '../unit-id.ts';
import { IND, type Location, type RealmNumber } from '../words.ts';
import type { DraftState } from './realms.ts';
import { addUnit } from './units.ts';

export type DraftProvince = Draft<Province>;

export const draftProvince = (draft: DraftState, location: Location): DraftProvince =>
  getNumbered(draft.provinces, location, 'province');

/** A province with a city or a fortification has a garrison of its owner (MD-4.5). */
export const wantsGarrison = (setting: Setting, province: Pick<Province, 'number' | 'fortLevel'>): boolean =>
  setting.places[province.number]?.cityName !== null || province.fortLevel > 0;

export const addGarrison = (draft: DraftState, setting: Setting, location: Location): void => {
  const { owner } = draftProvince(draft, location);
  const id = unitId(owner, 'G', location);
  addUnit(draft, { id, name: garrisonName(setting, location), location, loadedOn: null });
};

/** The new owner; the old one's special permissions lapse (MD-2.20). */
export const setOwner = (province: DraftProvince, owner: RealmNumber): void => {
  province.owner = owner;
  province.permitted = [];
  if (owner !== IND && !province.ownedBy.includes(owner)) {
    province.ownedBy = [...province.ownedBy, owner].sort((a, b) => a - b);
  }
};
