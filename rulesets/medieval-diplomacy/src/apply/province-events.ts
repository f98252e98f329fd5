import type { EventAbout, EventOf } from '../events.ts';
import { findUnit } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import { unitId } from '../unit-id.ts';
import { EXHAUSTED, IND } from '../words.ts';
import { earn, pay } from './money.ts';
import { addGarrison, draftProvince, setOwner, wantsGarrison } from './provinces.ts';
import { addTroops, type DraftState, draftUnit, removeUnit } from './units.ts';

export const applyProvince = (draft: DraftState, event: EventAbout<'province'>, setting: Setting): void => {
  const province = draftProvince(draft, event.province);
  switch (event.kind) {
    case 'province-taken':
      return take(draft, event, setting);
    case 'pillaged': {
      const unit = draftUnit(draft, event.unit);
      province.pillaged = true;
      if (unit.kind === 'A') unit.mpUsed = EXHAUSTED;
      return earn(draft, unit.realm, event.gold);
    }
    case 'damage-rose':
    case 'damage-mended':
      province.damage = event.damage;
      return;
    case 'annexed':
      province.annexedTo = event.realm;
      province.annexLapse = 0;
      province.annexedThisTurn = true;
      return pay(draft, event.realm, event.cost);
    case 'annexation-lapsing':
      province.annexLapse = event.lapse;
      return;
    case 'annexation-mended':
      province.annexLapse = 0;
      return;
    case 'annexation-ended':
      province.annexedTo = IND;
      province.annexLapse = 0;
      return;
    case 'fort-repaired':
      province.fortDamage = event.damage;
      if (event.unit !== null) {
        province.gotFortRepair = true;
        pay(draft, draftUnit(draft, event.unit).realm, event.cost);
      }
      return;
    case 'fort-built':
      province.fortLevel = event.level;
      province.gotFortBuild = true;
      return pay(draft, draftUnit(draft, event.unit).realm, event.cost);
    case 'harbour-built':
      province.harbour = true;
      return pay(draft, draftUnit(draft, event.unit).realm, event.cost);
    case 'production-built':
      province.productionAreas += event.count;
      return pay(draft, draftUnit(draft, event.unit).realm, event.cost);
    case 'razed':
      if (event.what === 'harbour') province.harbour = false;
      else if (event.what === 'production') province.productionAreas -= 1;
      else {
        province.fortLevel -= 1;
        province.fortDamage = Math.min(province.fortDamage, province.fortLevel);
      }
      return earn(draft, draftUnit(draft, event.unit).realm, event.gold);
    case 'province-given':
      setOwner(province, event.to);
      dissolveGarrison(draft, event.from, event.province);
      if (wantsGarrison(setting, province)) addGarrison(draft, setting, event.province);
      return;
  }
};

/** MD-11.11, 11.13, 11.15 */
const take = (draft: DraftState, event: Omit<EventOf<'province-taken'>, 'rule'>, setting: Setting): void => {
  const province = draftProvince(draft, event.province);
  dissolveGarrison(draft, event.from, event.province);
  setOwner(province, event.to);
  province.changedHands = true;
  if (event.harbour?.lost) province.harbour = false;
  if (!wantsGarrison(setting, province)) return;
  addGarrison(draft, setting, event.province);
  const ships = event.ships.filter(({ captured }) => captured);
  const garrison = draftUnit(draft, unitId(event.to, 'G', event.province));
  for (const { type } of ships) addTroops(garrison, [{ type, rank: 1, count: 1 }]);
};

const dissolveGarrison = (draft: DraftState, owner: number, location: number): void => {
  const garrison = unitId(owner, 'G', location);
  if (findUnit(draft, garrison)) removeUnit(draft, garrison);
};
