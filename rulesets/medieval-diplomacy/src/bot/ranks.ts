import type { Order } from '../order.ts';
import { findUnit, getTroop } from '../rules/find.ts';
import { readUnitLabel } from '../unit-id.ts';
import type { Rank, TroopClass, TroopType } from '../words.ts';
import type { Chart } from './chart.ts';
import type { Troops } from './muster.ts';

/** Cheap foot in front, good foot behind it, then horse and archers; machines and generals last (MD-14.5). */
const RANK_OF = {
  foot: 1,
  mountedInfantry: 3,
  mounted: 3,
  missile: 4,
  siege: 5,
  transport: 1,
  warship: 2,
} as const satisfies { readonly [kind in TroopClass]: Rank };

const rankOf = (chart: Chart, type: TroopType): Rank => {
  const troop = getTroop(chart.setting, type);
  return troop.class === 'foot' && troop.cost >= 7 ? 2 : RANK_OF[troop.class];
};

/** RANK orders for the types of an army that do not stand where they should. */
export const rankOrders = (chart: Chart, label: string, troops: Troops): readonly Order[] => {
  const id = readUnitLabel(chart.realm, label);
  const stacks = (id === null ? undefined : findUnit(chart.state, id))?.stacks ?? [];
  return [...troops].flatMap(([type, count]): readonly Order[] => {
    const rank = rankOf(chart, type);
    const placed = stacks.find((stack) => stack.type === type && stack.rank === rank)?.count ?? 0;
    if (placed === count || (rank === 1 && stacks.length === 0)) return [];
    const ranks = [0, 0, 0, 0, 0];
    ranks[rank - 1] = count;
    return [{ verb: 'RANK', unit: label, args: { type: getTroop(chart.setting, type).key, ranks } }];
  });
};
