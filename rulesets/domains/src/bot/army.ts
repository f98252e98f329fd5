import type { MusterItem, RoundSection } from '../order.ts';
import type { HoldingView } from '../view-types.ts';
import type { UnitType } from '../words.ts';
import { isInvaded, roomInProvince } from './forces.ts';
import { act, chance, isFoe, isRoundFree, levelOf, othersOf, type Realm, rulerOf } from './realm.ts';
import { capacityFree } from './room.ts';

/** Raising troops. */

/** What an army wants, by how many of each there should be beside each other. */
const WANTED: readonly { readonly type: UnitType; readonly share: number }[] = [
  { type: 'Scouts', share: 1 },
  { type: 'Infantry', share: 3 },
  { type: 'Archers', share: 3 },
  { type: 'Artillerists', share: 1 },
  { type: 'Cavalry', share: 2 },
  { type: 'Knights', share: 1 },
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

/** Musters at the highest holdings around which there is room, as long as gold and limits allow. */
export const muster = (realm: Realm, section: RoundSection, share: number): void => {
  const { setting } = realm;
  if (!isRoundFree(realm, section)) return;
  let room = Math.min(troopMaximum(realm) * share - points(realm), realm.gold);
  const items: MusterItem[] = [];
  const places = realm.holdings
    .filter(({ inside }) => inside !== null && inside.siegeLevel === null && inside.occupiedBy === null)
    .filter((holding) => spaceAt(realm, holding) > 0)
    .sort((one, other) => levelOf(other) - levelOf(one) || one.id - other.id)
    .slice(0, 2);
  for (const holding of places) {
    const type = lacking(realm, levelOf(holding));
    const { points: size, cost } = setting.units[type];
    const count = Math.floor(Math.min(levelOf(holding), room, spaceAt(realm, holding)) / size);
    const paid = Math.min(count, Math.floor(realm.gold / cost));
    if (paid < 1) continue;
    items.push({ count: paid, type, at: holding.id });
    room -= paid * size;
    realm.gold -= paid * cost;
  }
  if (items.length > 0) act(realm, section, { verb: 'MUSTER', args: { items } });
};

/** Points that can be mustered at a holding without starving when the month ends. */
const spaceAt = (realm: Realm, { id, province }: HoldingView): number => {
  const inField = rulerOf(realm, province) === realm.domain && !isInvaded(realm, province);
  const room = roomInProvince(realm, province);
  return inField ? room : Math.min(room, capacityFree(realm, id));
};

/** Men are called where an enemy has come, and when there is a war and no gold for anybody better. */
export const levy = (realm: Realm, section: RoundSection): void => {
  const atWar = othersOf(realm).some(({ number }) => isFoe(realm, number));
  const isPressed = realm.lands.some(({ number }) => isInvaded(realm, number));
  if (!atWar || !isRoundFree(realm, section) || points(realm) >= troopMaximum(realm)) return;
  if (!(isPressed && realm.gold < POOR) && !chance(realm, 'bot.levy', LEVY_IN)) return;
  const items = realm.lands
    .filter(
      ({ number, level, inside }) =>
        level >= 2 && inside !== null && inside.mood >= 3 && inside.occupiedBy === null && !isInvaded(realm, number),
    )
    .slice(0, 2)
    .map(({ number }) => ({ province: number, count: 1 }));
  if (items.length > 0) act(realm, section, { verb: 'LEVY', args: { items } });
};
/** Gold with which nothing much can be mustered, and months between two levies of a war. */
const POOR = 8;
const LEVY_IN = 12;
