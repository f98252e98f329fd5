import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { atWar } from '../war.ts';
import type { Asker } from './asker.ts';
import { conqueredFault, npcFault, tribeFault } from './parties.ts';

/** A non-player nation at war with the one that is named and not with who threatens, whom one still believes (W83-5.22, 5.23, 5.29). */
export const checkThreaten = (
  { board, own, nation }: Asker,
  { npc, nation: over }: ArgsOf<'THREATEN'>,
): Refusal | null => {
  const fault = tribeFault(board, nation) ?? conqueredFault(board, nation) ?? npcFault(board, nation, npc);
  if (fault !== null) return fault;
  if (own.threatLost) return { code: 'not-believed' };
  if (atWar(board, nation, npc)) return { code: 'at-war', nation: npc };
  return atWar(board, npc, over) ? null : { code: 'not-their-war', npc, nation: over };
};
