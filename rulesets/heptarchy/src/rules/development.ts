import type { Board } from '../scene.ts';
import type { KingdomNumber, Resource } from '../words.ts';
import { has } from './reckoned.ts';

/** A Land Area holds no more Resources (HEP-4.7). */
export const SLOTS = 2;

/** What it costs a kingdom to develop a Resource, in whatever slot (HEP-4.5, HEP-4.9, HEP-4.15). */
export const developmentCost = (board: Board, kingdom: KingdomNumber, resource: Resource): number =>
  board.setting.resources[resource].cost - (has(board, kingdom, 'husbandry') ? 2 : 0);
