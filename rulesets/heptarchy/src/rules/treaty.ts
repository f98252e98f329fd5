import type { Refusal } from '../refusals.ts';
import type { Board } from '../scene.ts';
import type { KingdomNumber, TreatyKind } from '../words.ts';
import { atWar, havePact, isCoastal, landAdjacent, tradePartner } from './relations.ts';

/** What stands against a treaty between two kingdoms now: asked when it is proposed and when it is made (HEP-5.11). */
export const treatyFault = (
  board: Board,
  kingdom: KingdomNumber,
  other: KingdomNumber,
  treaty: TreatyKind,
): Refusal | null => {
  if (atWar(board.state, kingdom, other)) return { code: 'at-war', with: other };
  if (treaty === 'trade') return freeToTrade(board, kingdom, other) ?? wayToTrade(board, kingdom, other);
  return havePact(board.state, kingdom, other) ? { code: 'treaty-exists', treaty, with: other } : null;
};

/** A State has at most one Trade Treaty (HEP-5.9). */
const freeToTrade = ({ state }: Board, kingdom: KingdomNumber, other: KingdomNumber): Refusal | null => {
  if (tradePartner(state, kingdom) === other) return { code: 'treaty-exists', treaty: 'trade', with: other };
  const taken = [kingdom, other].find((each) => tradePartner(state, each) !== null);
  return taken === undefined ? null : { code: 'trade-slot', kingdom: taken };
};

/** By land, or from coast to coast (HEP-5.10). */
export const wayToTrade = (board: Board, kingdom: KingdomNumber, other: KingdomNumber): Refusal | null => {
  const byLand = landAdjacent(board, kingdom, other);
  const bySea = isCoastal(board, kingdom) && isCoastal(board, other);
  return byLand || bySea ? null : { code: 'no-way-to-trade', with: other };
};
