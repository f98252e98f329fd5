import type { Order } from '../orders/order.ts';
import type { Setting } from '../setting.ts';
import { troopTypeOf } from '../setting.ts';
import type { State } from '../state.ts';
import { readUnitLabel } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';
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

/** MD-12.54: all provinces given, or at least half of them and half of the troops dismissed. */
export const coupFacts = (
  { setting, state }: { readonly setting: Setting; readonly state: State },
  realm: RealmNumber,
  orders: readonly Order[],
): CoupFacts => {
  const owned = new Set(
    provincesOf(state)
      .filter(({ owner }) => owner === realm)
      .map(({ number }) => number),
  );
  const given = new Set<number>();
  const dismissed = new Map<string, number>();
  for (const order of orders) {
    if (order.verb === 'GIVE_PROVINCE' && owned.has(order.args.province)) given.add(order.args.province);
    if ((order.verb === 'DISBAND' || order.verb === 'SALVAGE') && order.args.type !== undefined) {
      const key = `${order.unit.toUpperCase()} ${order.args.type}`;
      dismissed.set(key, (dismissed.get(key) ?? 0) + (order.args.count ?? 0));
    }
  }
  let disbanded = 0;
  for (const [key, count] of dismissed) {
    const [label = '', type = ''] = key.split(' ');
    const id = readUnitLabel(realm, label);
    const unit = id === null ? undefined : findUnit(state, id);
    const troop = troopTypeOf(setting, type);
    if (unit && troop !== null) disbanded += Math.min(count, countOf(unit.stacks, troop));
  }
  const troops = state.units
    .filter((unit) => unit.realm === realm)
    .reduce((sum, unit) => sum + troopsIn(unit.stacks), 0);
  const provinces = owned.size;
  const allLand = provinces > 0 && given.size === provinces;
  const halfOfBoth = provinces > 0 && 2 * given.size >= provinces && troops > 0 && 2 * disbanded >= troops;
  return { provinces, given: given.size, troops, disbanded, coup: allLand || halfOfBoth };
};
