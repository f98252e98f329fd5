import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { canReach, LEAST_BID, landsTaken } from '../bids.ts';
import { warsOf } from '../war.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault, npcFault, playerFault, tribeFault } from './parties.ts';

/** A non-player nation at peace with all that has lands to win back from a player nation in its reach, and the money (W83-5.32, 5.33). */
export const checkFinance = (
  { setting, board, own, nation }: Asker,
  { npc, nation: target, bid }: ArgsOf<'FINANCE'>,
): Refusal | null => {
  const fault =
    tribeFault(board, nation) ??
    conqueredFault(board, nation) ??
    npcFault(board, nation, npc) ??
    playerFault(board, nation, target);
  if (fault !== null) return fault;
  if (bid < LEAST_BID) return { code: 'too-little-money', least: LEAST_BID, given: bid };
  if (warsOf(board, npc).length > 0) return { code: 'ally-at-war', npc };
  if (landsTaken(board, npc, target).length === 0) return { code: 'nothing-to-win-back', npc, nation: target };
  if (!canReach(setting, board, npc, target)) return { code: 'out-of-reach', npc, nation: target };
  return moneyFault(own, bid);
};
