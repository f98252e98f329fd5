import type { Order } from '../order.ts';
import { type Setting, troopTypeOf } from '../setting.ts';
import type { State } from '../state.ts';
import { readUnitLabel, type UnitId } from '../unit-id.ts';
import type { RealmNumber, TroopType } from '../words.ts';
import { findUnit, provincesOf } from './find.ts';
import { countOf, troopsIn } from './troops.ts';

export interface CoupFacts {
  /** Provinces owned, and how many of them the orders give or cede. */
  readonly provinces: number;
  readonly given: number;
  /** Soldiers and ships, and how many of them the orders disband or salvage. */
  readonly troops: number;
  readonly disbanded: number;
  /** The orders amount to handing the realm over. */
  readonly coup: boolean;
}

interface Place {
  readonly setting: Setting;
  readonly state: State;
}

/** MD-12.54: all provinces given, or at least half of them and half of the troops dismissed. */
export const coupFacts = (place: Place, realm: RealmNumber, orders: readonly Order[]): CoupFacts => {
  const { state } = place;
  const owned = provincesOf(state).filter(({ owner }) => owner === realm);
  const toBeGiven = new Set(orders.flatMap((order) => (order.verb === 'GIVE_PROVINCE' ? [order.args.province] : [])));
  const provinces = owned.length;
  const given = owned.filter(({ number }) => toBeGiven.has(number)).length;
  const troops = state.units
    .filter((unit) => unit.realm === realm)
    .reduce((sum, unit) => sum + troopsIn(unit.stacks), 0);
  const disbanded = dismissedBy(place, realm, orders);
  const allLand = provinces > 0 && given === provinces;
  const halfOfBoth = provinces > 0 && 2 * given >= provinces && troops > 0 && 2 * disbanded >= troops;
  return { provinces, given, troops, disbanded, coup: allLand || halfOfBoth };
};

/**
 * Troops that the orders dismiss: of each unit no more than it has or is handed by the same orders, so that nobody hides
 * them in a new army first, and of each type no more than the realm has.
 */
const dismissedBy = ({ setting, state }: Place, realm: RealmNumber, orders: readonly Order[]): number => {
  const wanted = new Map<UnitId, Map<TroopType, number>>();
  for (const order of orders) {
    if (order.verb !== 'DISBAND' && order.verb !== 'SALVAGE') continue;
    const unit = readUnitLabel(realm, order.unit);
    const type = troopTypeOf(setting, order.args.type ?? '');
    if (unit === null || type === null) continue;
    const types = wanted.get(unit) ?? new Map<TroopType, number>();
    wanted.set(unit, types.set(type, (types.get(type) ?? 0) + (order.args.count ?? 0)));
  }
  if (wanted.size === 0) return 0;
  const dismissed = new Map<TroopType, number>();
  for (const [unit, types] of wanted) {
    for (const [type, count] of types) {
      const present = countOf(findUnit(state, unit)?.stacks ?? [], type);
      const some = Math.min(count, present + handedTo(setting, { realm, orders }, unit, type));
      dismissed.set(type, (dismissed.get(type) ?? 0) + some);
    }
  }
  const own = state.units.filter((unit) => unit.realm === realm).flatMap(({ stacks }) => stacks);
  return [...dismissed].reduce((sum, [type, count]) => sum + Math.min(count, countOf(own, type)), 0);
};

/** How many of a type the orders would transfer to one of the realm's units. */
const handedTo = (
  setting: Setting,
  { realm, orders }: { readonly realm: RealmNumber; readonly orders: readonly Order[] },
  unit: UnitId,
  type: TroopType,
): number => {
  let handed = 0;
  for (const order of orders) {
    if (order.verb !== 'TRANSFER' || readUnitLabel(realm, order.args.to) !== unit) continue;
    if (order.args.all) return Number.POSITIVE_INFINITY;
    if (troopTypeOf(setting, order.args.type ?? '') === type) handed += order.args.count ?? 0;
  }
  return handed;
};
