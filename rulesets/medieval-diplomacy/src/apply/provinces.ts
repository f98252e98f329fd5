import type { Draft } from '@chancery/core';
import { garrisonName } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import type { Province } from '../state.ts';
import { unitId } from '../unit-id.ts';
import { IND, type Location, type RealmNumber } from '../words.ts';
import { addUnit, type DraftState } from './units.ts';

export type DraftProvince = Draft<Province>;

export const draftProvince = (draft: DraftState, location: Location): DraftProvince => {
  const province = draft.provinces[location];
  if (!province) throw new Error(`location ${location} is no province`);
  return province;
};

/** A province with a city or a fortification has a garrison of its owner (MD-4.5). */
export const wantsGarrison = (setting: Setting, province: Pick<Province, 'number' | 'fortLevel'>): boolean =>
  setting.places[province.number]?.cityName !== null || province.fortLevel > 0;

export const addGarrison = (draft: DraftState, setting: Setting, location: Location): void => {
  const { owner } = draftProvince(draft, location);
  addUnit(draft, unitId(owner, 'G', location), garrisonName(setting, location), location);
};

/** The new owner; the old one's special permissions lapse (MD-2.20). */
export const setOwner = (province: DraftProvince, owner: RealmNumber): void => {
  province.owner = owner;
  province.permitted = [];
  if (owner !== IND && !province.ownedBy.includes(owner)) {
    province.ownedBy = [...province.ownedBy, owner].sort((a, b) => a - b);
  }
};
