import type { EventOf } from '../events.ts';
import { findUnit } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import { unitId } from '../unit-id.ts';
import type { Location, RealmNumber } from '../words.ts';
import { addGarrison, draftProvince, setOwner, wantsGarrison } from './provinces.ts';
import type { DraftState } from './realms.ts';
import { addTroops, draftUnit, removeUnit } from './units.ts';

/** MD-11.11, 11.13, 11.15 */
export const conquer = (draft: DraftState, event: EventOf<'province-taken'>, setting: Setting): void => {
  const province = draftProvince(draft, event.province);
  handOver(draft, event, setting);
  province.changedHands = true;
  if (event.harbour?.lost) province.harbour = false;
  if (!wantsGarrison(setting, province)) return;
  const ships = event.ships.filter(({ captured }) => captured);
  const garrison = draftUnit(draft, unitId(event.to, 'G', event.province));
  for (const { type } of ships) addTroops(garrison, [{ type, rank: 1, count: 1 }]);
};

interface Handover {
  readonly province: Location;
  readonly from: RealmNumber;
  readonly to: RealmNumber;
}

/** The old garrison goes, and one of the new owner comes. */
export const handOver = (draft: DraftState, { province: location, from, to }: Handover, setting: Setting): void => {
  const garrison = unitId(from, 'G', location);
  if (findUnit(draft, garrison)) removeUnit(draft, garrison);
  const province = draftProvince(draft, location);
  setOwner(province, to);
  if (wantsGarrison(setting, province)) addGarrison(draft, setting, location);
};
