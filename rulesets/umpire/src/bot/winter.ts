import { by, sorted } from '@chancery/core';
import { countOf } from '../rules/forces.ts';
import { generalsOf, isLiving } from '../rules/generals.ts';
import { isFront, ownStrength, ownUnits } from './ground.ts';
import { isOwn, type Realm } from './realm.ts';

/** Generals spend the winter where troops wait for the spring, one with each (UM-18.22). */
export const goHome = (realm: Realm): void => {
  if (!realm.allows('lastCampaign')) return;
  const places = sorted(
    realm.provinces.filter(({ number }) => countOf(realm.setting, ownUnits(realm, number), 'land') > 0),
    by(({ number }) => -ownStrength(realm, number) - (isFront(realm, number) ? 100 : 0)),
  ).map(({ number }) => number);
  const [usual] = places;
  if (usual === undefined) return;
  for (const [at, general] of generalsOf(realm.state, realm.me).filter(isLiving).entries()) {
    const province = places[at] ?? usual;
    const isThere = general.location === province && isOwn(realm, province);
    if (isThere) continue;
    realm.orders.push({ verb: 'WINTER', section: 'winter', args: { general: general.number, province } });
  }
};
