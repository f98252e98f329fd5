import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { DISFAVORABLE } from '../../words.ts';
import { SLANDER_COST } from '../costs.ts';
import { boxOf } from '../war.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault, npcFault, otherFault, tribeFault } from './parties.ts';

/** A third nation that is no tribe, and of which there is worse to be thought than now without a war (W83-5.7, 5.20, 5.21). */
export const checkSlander = (
  { board, own, nation }: Asker,
  { npc, nation: against }: ArgsOf<'SLANDER'>,
): Refusal | null => {
  const fault =
    tribeFault(board, nation) ??
    conqueredFault(board, nation) ??
    npcFault(board, nation, npc) ??
    otherFault(board, nation, against) ??
    otherFault(board, npc, against) ??
    tribeFault(board, against);
  if (fault !== null) return fault;
  const box = boxOf(board, npc, against);
  return box <= DISFAVORABLE ? { code: 'thinks-no-worse', npc, nation: against, box } : moneyFault(own, SLANDER_COST);
};
