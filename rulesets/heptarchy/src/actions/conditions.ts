import type { Refusal } from '../refusals.ts';
import { getArea, getKingdom } from '../rules/find.ts';
import { cavalryLeft } from '../rules/reckoned.ts';
import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';

/** Conditions that several actions share: what is wrong, or null. */

export const knownArea = ({ setting }: Board, area: AreaNumber): Refusal | null =>
  setting.areas[area] ? null : { code: 'unknown-area', area };

export const ownArea = (board: Board, kingdom: KingdomNumber, area: AreaNumber): Refusal | null => {
  const unknown = knownArea(board, area);
  if (unknown !== null) return unknown;
  const { owner } = getArea(board.state, area);
  return owner === kingdom ? null : { code: 'not-your-area', area, owner };
};

/** Owned, and not Occupied by an enemy (HEP-4.10, HEP-8.3). */
export const ownFreeArea = (board: Board, kingdom: KingdomNumber, area: AreaNumber): Refusal | null => {
  const foreign = ownArea(board, kingdom, area);
  if (foreign !== null) return foreign;
  const { occupier } = getArea(board.state, area);
  return occupier === null ? null : { code: 'occupied', area, by: occupier };
};

/** HEP-4.1 */
export const affordable = ({ state }: Board, kingdom: KingdomNumber, cost: number): Refusal | null => {
  const { gold } = getKingdom(state, kingdom);
  return cost <= gold ? null : { code: 'gold', cost, gold };
};

/** All of the Cavalry Actions, or none (HEP-14.2). */
export const enoughCavalry = (board: Board, kingdom: KingdomNumber, asked: number): Refusal | null => {
  const left = cavalryLeft(board, kingdom);
  return asked <= left ? null : { code: 'cavalry', asked, left };
};
