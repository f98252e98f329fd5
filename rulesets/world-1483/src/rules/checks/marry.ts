import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { FAVORABLE } from '../../words.ts';
import { MARRIAGE_COST } from '../costs.ts';
import { getNation } from '../find.ts';
import { isNpcRebel } from '../rebellion.ts';
import { boxOf } from '../war.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, moneyFault, npcFault, tribeFault } from './parties.ts';

/** A non-player nation that is favorable or allied, and has not been offended before (W83-13.44, 13.46, 13.50). */
export const checkMarry = ({ board, own, nation }: Asker, { npc }: ArgsOf<'MARRY'>): Refusal | null => {
  const fault = tribeFault(board, nation) ?? conqueredFault(board, nation) ?? npcFault(board, nation, npc);
  if (fault !== null) return fault;
  const bride = getNation(board, npc);
  if (isNpcRebel(bride)) return { code: 'rebels-do-not-marry', npc };
  if (bride.unmarriageable) return { code: 'unmarriageable', npc };
  const box = boxOf(board, npc, nation);
  if (box < FAVORABLE) return { code: 'not-friendly-enough', npc, box };
  return moneyFault(own, MARRIAGE_COST);
};
