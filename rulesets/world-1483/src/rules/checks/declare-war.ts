import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { atWar } from '../war.ts';
import type { Asker } from './asker.ts';
import { otherFault } from './parties.ts';

/** Anybody but oneself, with whom there is peace, and whom one does not pay (W83-5.8, 5.47). */
export const checkDeclareWar = (
  { board, own, nation }: Asker,
  { nation: on }: ArgsOf<'DECLARE_WAR'>,
): Refusal | null => {
  const fault = otherFault(board, nation, on);
  if (fault !== null) return fault;
  if (atWar(board, nation, on)) return { code: 'at-war', nation: on };
  return own.contracts.some(({ npc }) => npc === on) ? { code: 'in-your-pay', npc: on } : null;
};
