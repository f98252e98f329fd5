import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { ALLIED } from '../../words.ts';
import { INFLUENCE_COST } from '../costs.ts';
import { boxOf } from '../war.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault, npcFault, tribeFault } from './parties.ts';

/** A non-player nation that can still be won, and the money (W83-5.7, 5.18). */
export const checkInfluence = ({ board, own, nation }: Asker, { npc }: ArgsOf<'INFLUENCE'>): Refusal | null => {
  const fault = tribeFault(board, nation) ?? conqueredFault(board, nation) ?? npcFault(board, nation, npc);
  if (fault !== null) return fault;
  if (boxOf(board, npc, nation) === ALLIED) return { code: 'allied-already', npc };
  return moneyFault(own, INFLUENCE_COST);
};
