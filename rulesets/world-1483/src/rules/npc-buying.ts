import { UNITS } from '../data/units.ts';
import type { TroopType } from '../words.ts';

/** What a nation buys that nobody plays (W83-19.21). */

export type BuyingMode = 'defence' | 'attack' | 'rebel';
export type Bought = TroopType | 'gen' | 'mer';

export interface BuyingNeeds {
  readonly budget: number;
  readonly mode: BuyingMode;
  /** Whether it has a general, or is given one. */
  readonly hasGeneral: boolean;
  /** How many merchantmen it still wants for overseas targets, where it has a port for them; none otherwise. */
  readonly merchantmen?: number;
  /** The most troops that it may buy (W83-13.57). */
  readonly most?: number | undefined;
}

const CYCLES: { readonly [Mode in BuyingMode]: readonly TroopType[] } = {
  defence: ['inf', 'inf', 'inf', 'cav'],
  attack: ['inf', 'cav', 'inf', 'cav', 'art'],
  rebel: ['inf', 'inf', 'cav'],
};
/** With less than this it hires no general. */
const RICH_ENOUGH = 20;

/** What is bought, in order, and what is left: a general first, then merchantmen, then troops by the cycle of the mode. */
export const buyingList = ({
  budget,
  mode,
  hasGeneral,
  merchantmen = 0,
  most = Number.POSITIVE_INFINITY,
}: BuyingNeeds): { readonly bought: readonly Bought[]; readonly left: number } => {
  const bought: Bought[] = [];
  let left = budget;
  const buy = (type: Bought): void => {
    bought.push(type);
    left -= UNITS[type].cost;
  };
  if (!hasGeneral && left >= RICH_ENOUGH) buy('gen');
  for (let ships = 0; ships < merchantmen && left >= UNITS.mer.cost; ships += 1) buy('mer');
  const cycle = CYCLES[mode];
  const room = bought.length + most;
  for (let at = 0; left >= UNITS.inf.cost && bought.length < room; at = (at + 1) % cycle.length) {
    const type = cycle[at] as TroopType;
    if (UNITS[type].cost <= left) buy(type);
  }
  return { bought, left };
};
