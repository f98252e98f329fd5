import { by, sorted } from '@chancery/core';
import { dispersalOf } from '../rules/dispersal.ts';
import { provincesOf } from '../rules/find.ts';
import { countOf, minus, noUnits, onlyOf, plus } from '../rules/forces.ts';
import { generalsOf, isLiving } from '../rules/generals.ts';
import { hostileIn } from '../rules/hostility.ts';
import { nearestHome } from '../rules/nearest.ts';
import type { ProvinceNumber } from '../words.ts';
import { isTrusted } from './army.ts';
import { hostileStrength, isFront, ownUnits, strengthOf } from './ground.ts';
import { isOwn, type Realm } from './realm.ts';

/** Generals spend the winter where troops will wait for the spring, one with each army, the strongest first (UM-18.24). */
export const goHome = (realm: Realm): void => {
  if (!realm.allows('lastCampaign')) return;
  const places = quarters(realm);
  const [usual] = places;
  if (usual === undefined) return;
  const living = generalsOf(realm.state, realm.me).filter(isLiving);
  const trustedFirst = sorted(
    living,
    by((each) => (isTrusted(realm, each) ? 0 : 1)),
  );
  for (const [at, { number: general, location }] of trustedFirst.entries()) {
    const province = places[at] ?? usual;
    if (location === province) continue;
    realm.orders.push({ verb: 'WINTER', section: 'winter', args: { general, province } });
  }
};

/** Tenths by which a place beside the enemy is worth more. */
const FRONT = 100;

/** Own provinces in which an army will be, the strongest and those beside the enemy first. */
const quarters = (realm: Realm): readonly ProvinceNumber[] => {
  const units = inWinter(realm);
  const worth = (province: ProvinceNumber): number => strengthOf(realm, units[province] ?? [], province);
  const places = realm.provinces
    .map(({ number }) => number)
    .filter((province) => worth(province) > 0 && hostileStrength(realm, province) === 0);
  return sorted(
    places,
    by((province) => -worth(province) - (isFront(realm, province) ? FRONT : 0)),
  );
};

/** Its units by province when those abroad have gone to the nearest home, and feudal troops to their own (UM-18.14, 18.20). */
const inWinter = (realm: Realm): readonly (readonly number[])[] => {
  const { setting, state, me } = realm;
  const units = state.provinces.map((_, province): readonly number[] => ownUnits(realm, province));
  const add = (province: ProvinceNumber, more: readonly number[]): void => {
    units[province] = plus(noUnits(setting), plus(more, units[province] ?? []));
  };
  for (const { number: province, owner } of provincesOf(state)) {
    const army = onlyOf(setting, ownUnits(realm, province), 'land');
    if (isOwn(realm, province) || countOf(setting, army, 'land') === 0 || !hostileIn(state, province, owner, me))
      continue;
    const who = { nation: me, movers: [me], homes: [me], province, arm: 'land', units: army } as const;
    const home = nearestHome(realm, who)?.legs.at(-1)?.to;
    if (home === undefined) continue;
    units[province] = minus(units[province] ?? [], army);
    add(home, army);
  }
  const stacks = state.stacks.map((here, province) => [
    ...here.filter(({ nation }) => nation !== me),
    { nation: me, units: units[province] ?? [], armyOrder: null, fleetOrder: null, reliefArrived: false },
  ]);
  const { leave, come } = dispersalOf(setting, { ...state, stacks }, me);
  for (const share of leave) units[share.province] = minus(units[share.province] ?? [], share.units);
  for (const share of come) add(share.province, share.units);
  return units;
};
