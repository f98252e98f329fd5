import type { Setting } from '../setting.ts';
import { GOLD, type Pence } from '../words.ts';
import { placeOf } from './places.ts';

/** Revenue by damage in percent (MD-11.43). */
export const REVENUE_BY_DAMAGE = [100, 80, 65, 50] as const;

interface Land {
  readonly number: number;
  readonly productionAreas: number;
  readonly damage: number;
}

/** What a province yields at its present damage, in pence (MD-12.4, MD-12.5). Exact: percent of whole gold is whole pence. */
export const revenueOf = (setting: Setting, { number, productionAreas, damage }: Land): Pence => {
  const undamaged = placeOf(setting, number).baseRevenue + 2 * productionAreas;
  return (undamaged * GOLD * (REVENUE_BY_DAMAGE[damage] ?? 50)) / 100;
};
