import { by, sorted } from '@chancery/core';
import type { TroopItem } from '../order.ts';
import { getProvince, getProvinceInfo, getType } from '../rules/find.ts';
import { countOf } from '../rules/forces.ts';
import type { General } from '../state.ts';
import type { ProvinceNumber } from '../words.ts';
import {
  expectedStrength,
  garrisonOf,
  hostileShips,
  isPrey,
  ownUnits,
  pathsFrom,
  strengthOf,
  worthOf,
} from './ground.ts';
import { moveOrder } from './move-order.ts';
import type { Realm } from './realm.ts';

/** Over the sea, where ships carry enough to win there. */

const SUPERIOR = 140;
const NEAR = 20;

/** Where an army lands that goes aboard; null when none does. */
export const land = (realm: Realm, at: ProvinceNumber, { number }: General): ProvinceNumber | null => {
  const { setting } = realm;
  const here = ownUnits(realm, at);
  if (countOf(setting, here, 'sea') === 0) return null;
  const ships = itemsOf(realm, here, 'sea');
  const cargo = loadedBy(realm, at);
  if (cargo.length === 0) return null;
  const units = setting.types.map(({ type }) => Number(cargo.find((item) => item.type === type)?.count ?? 0));
  const aims = pathsFrom(realm, at, 'sea').filter((path) => {
    if (!getProvinceInfo(setting, path.to).coastal || path.points > NEAR) return false;
    if (!isPrey(realm, getProvince(realm.state, path.to)) || hostileShips(realm, path.to) > 0) return false;
    return 100 * strengthOf(realm, units, path.to) >= SUPERIOR * expectedStrength(realm, path.to);
  });
  const [best] = sorted(
    aims,
    by(({ to, points }) => points - 3 * worthOf(realm, to)),
  );
  if (best === undefined) return null;
  realm.orders.push(moveOrder([number], [...ships, ...cargo], best, { fleet: '2R', army: '2R' }));
  return best.to;
};

const itemsOf = ({ setting }: Realm, units: readonly number[], arm: 'land' | 'sea'): readonly TroopItem[] =>
  units.flatMap((count, type): TroopItem[] =>
    count > 0 && getType(setting, type).category === arm ? [{ type, count }] : [],
  );

/** The best that finds room, after the garrison. */
const loadedBy = (realm: Realm, at: ProvinceNumber): readonly TroopItem[] => {
  const { setting } = realm;
  const units = ownUnits(realm, at);
  const { terrain } = getProvinceInfo(setting, at);
  let room = setting.types.reduce((sum, { type, category, capacity }) => {
    return category === 'sea' ? sum + (units[type] ?? 0) * capacity : sum;
  }, 0);
  let spare = Math.max(0, countOf(setting, units, 'land') - Math.max(1, garrisonOf(realm, at)));
  const best = sorted(
    setting.types.filter(({ category }) => category === 'land'),
    by(({ open }) => -(open[terrain] ?? 0)),
  );
  return best.flatMap(({ type }): TroopItem[] => {
    const count = Math.min(room, spare, units[type] ?? 0);
    if (count < 1) return [];
    room -= count;
    spare -= count;
    return [{ type, count }];
  });
};
