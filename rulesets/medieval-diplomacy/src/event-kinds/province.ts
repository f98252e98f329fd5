import { type EventKinds, toEverybody } from '@chancery/kit';
import { conquer, handOver } from '../draft/conquest.ts';
import { draftProvince } from '../draft/provinces.ts';
import type { DraftState } from '../draft/realms.ts';
import { earn, pay } from '../draft/treasuries.ts';
import { draftUnit, exhaust } from '../draft/units.ts';
import type { ProvinceEvent } from '../events/province.ts';
import { getProvince } from '../rules/find.ts';
import { forRealms, toItsRuler, toRealms, toRulersOf } from '../tell/hearers.ts';
import { tellConquest, tellPillage } from '../tell/provinces.ts';
import type { MdPosition, Types } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import { IND, type Location, type Pence, type RealmNumber } from '../words.ts';

const payFor = (draft: DraftState, { unit, cost }: { readonly unit: UnitId; readonly cost: Pence }): void =>
  pay(draft, draftUnit(draft, unit).realm, cost);

const setDamage = (draft: DraftState, event: { readonly province: Location; readonly damage: number }): void => {
  draftProvince(draft, event.province).damage = event.damage;
};

const ownerOf = ({ province }: { readonly province: Location }, { state }: MdPosition): RealmNumber =>
  getProvince(state, province).owner;

/** Who owns what is public (MD-16.28); what is built, damaged or annexed concerns those whose land or office it is. */
export const PROVINCE: EventKinds<Types, ProvinceEvent> = {
  'province-taken': { apply: conquer, tell: tellConquest },
  pillaged: {
    apply: (draft, event) => {
      const unit = draftUnit(draft, event.unit);
      draftProvince(draft, event.province).pillaged = true;
      if (unit.kind === 'A') exhaust(unit);
      earn(draft, unit.realm, event.gold);
    },
    tell: tellPillage,
  },
  'damage-rose': { apply: setDamage, tell: forRealms((event, position) => [ownerOf(event, position)]) },
  'damage-mended': { apply: setDamage, tell: forRealms((event, position) => [ownerOf(event, position)]) },
  annexed: {
    apply: (draft, event) => {
      const province = draftProvince(draft, event.province);
      province.annexedTo = event.realm;
      province.annexLapse = 0;
      province.annexedThisTurn = true;
      pay(draft, event.realm, event.cost);
    },
    tell: forRealms(({ realm, formerly }) => [realm, formerly]),
  },
  'annexation-lapsing': {
    apply: (draft, { province, lapse }) => {
      draftProvince(draft, province).annexLapse = lapse;
    },
    tell: forRealms((event, position) => [event.realm, ownerOf(event, position)]),
  },
  'annexation-mended': {
    apply: (draft, { province }) => {
      draftProvince(draft, province).annexLapse = 0;
    },
    tell: forRealms((event, position) => [event.realm, ownerOf(event, position)]),
  },
  'annexation-ended': {
    apply: (draft, event) => {
      const province = draftProvince(draft, event.province);
      province.annexedTo = IND;
      province.annexLapse = 0;
    },
    tell: forRealms((event, position) => [event.realm, ownerOf(event, position)]),
  },
  'fort-repaired': {
    apply: (draft, event) => {
      const province = draftProvince(draft, event.province);
      province.fortDamage = event.damage;
      if (event.unit === null) return;
      province.gotFortRepair = true;
      payFor(draft, { unit: event.unit, cost: event.cost });
    },
    tell: (event, position) =>
      event.unit === null
        ? toRealms(position, [ownerOf(event, position)], event)
        : toRulersOf(position, [event.unit], event),
  },
  'fort-built': {
    apply: (draft, event) => {
      const province = draftProvince(draft, event.province);
      province.fortLevel = event.level;
      province.gotFortBuild = true;
      payFor(draft, event);
    },
    tell: toItsRuler,
  },
  'harbour-built': {
    apply: (draft, event) => {
      draftProvince(draft, event.province).harbour = true;
      payFor(draft, event);
    },
    tell: toItsRuler,
  },
  'production-built': {
    apply: (draft, event) => {
      draftProvince(draft, event.province).productionAreas += event.count;
      payFor(draft, event);
    },
    tell: toItsRuler,
  },
  razed: {
    apply: (draft, event) => {
      const province = draftProvince(draft, event.province);
      if (event.what === 'harbour') province.harbour = false;
      else if (event.what === 'production') province.productionAreas -= 1;
      else {
        province.fortLevel -= 1;
        province.fortDamage = Math.min(province.fortDamage, province.fortLevel);
      }
      earn(draft, draftUnit(draft, event.unit).realm, event.gold);
    },
    tell: toItsRuler,
  },
  'province-given': { apply: handOver, tell: toEverybody },
};
