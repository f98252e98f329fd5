import type { Board } from '../scene.ts';
import type { KingdomNumber, UnitKind } from '../words.ts';
import { retinueUpkeep } from './reckoned.ts';

/** What units cost (HEP-8.1). */
export const UNIT_COST: { readonly [kind in UnitKind]: number } = { levy: 3, retinue: 9, navy: 12 };

/** What a unit of a kingdom eats per Turn (HEP-8.13, HEP-8.17). */
export const upkeepOf = (board: Board, kingdom: KingdomNumber, kind: UnitKind): number => {
  if (kind === 'retinue') return retinueUpkeep(board, kingdom);
  return kind === 'levy' ? 1 : 6;
};
