import type { MusterItem, RoundSection } from '../order.ts';
import { MOST_POINTS_IN_PROVINCE, type ProvinceNumber, type UnitType } from '../words.ts';
import { act, levelOf, type Realm } from './realm.ts';
import { capacityFree } from './room.ts';

/** Raising troops. */

/** What an army wants, in this order, by how many of each it has already. */
const WANTED: readonly { readonly type: UnitType; readonly share: number }[] = [
  { type: 'Scouts', share: 1 },
  { type: 'Infantry', share: 3 },
  { type: 'Archers', share: 3 },
  { type: 'Artillerists', share: 1 },
  { type: 'Cavalry', share: 2 },
  { type: 'Knights', share: 2 },
];

/** Points of troops that a domain may have in all, and those that it has. */
export const troopMaximum = ({ holdings }: Realm): number =>
  holdings.reduce((sum, { inside }) => sum + (inside !== null && inside.occupiedBy === null ? inside.level : 0), 0);
export const points = ({ units, setting }: Realm): number =>
  units.reduce((sum, { type }) => sum + setting.units[type].points, 0);

/** The type that the army lacks most, of those that a holding can muster. */
const lacking = ({ units, setting, gold }: Realm, level: number): UnitType => {
  const able = WANTED.filter(
    ({ type }) => (setting.units[type].needs ?? 99) <= level && setting.units[type].cost <= gold,
  );
  const count = (type: UnitType): number => units.filter((unit) => unit.type === type).length;
  const [first] = [...able].sort((one, other) => count(one.type) / one.share - count(other.type) / other.share);
  return first?.type ?? 'Infantry';
};

/** Musters where there is most room, as long as gold and limits allow. */
export const muster = (realm: Realm, section: RoundSection, share: number): void => {
  const { setting, units } = realm;
  let room = Math.min(troopMaximum(realm) * share - points(realm), realm.gold);
  const items: MusterItem[] = [];
  const places = realm.holdings
    .filter(({ inside }) => inside !== null && inside.siegeLevel === null && inside.occupiedBy === null)
    .sort((one, other) => levelOf(other) - levelOf(one) || one.id - other.id)
    .slice(0, 2);
  for (const holding of places) {
    const type = lacking(realm, levelOf(holding));
    const { points: size, cost } = setting.units[type];
    const inField = realm.view.provinces[holding.province]?.ruler === realm.domain;
    const there = units
      .filter(({ province }) => province === holding.province)
      .reduce((sum, unit) => sum + setting.units[unit.type].points, 0);
    const space = inField
      ? MOST_POINTS_IN_PROVINCE - there
      : Math.min(MOST_POINTS_IN_PROVINCE - there, capacityFree(realm, holding.id));
    const count = Math.floor(Math.min(levelOf(holding), room, space) / size);
    const paid = Math.min(count, Math.floor(realm.gold / cost));
    if (paid < 1) continue;
    items.push({ count: paid, type, at: holding.id });
    room -= paid * size;
    realm.gold -= paid * cost;
  }
  if (items.length > 0) act(realm, section, { verb: 'MUSTER', args: { items } });
};

/** Units of one's own in the field of a province. */
export const fieldArmy = ({ units }: Realm, province: ProvinceNumber) =>
  units.filter((unit) => unit.province === province && unit.inside === null);

export const namesOf = (units: readonly { readonly name: string }[]): readonly string[] =>
  units.map(({ name }) => name);
