import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { atWar } from '../war.ts';
import type { Asker } from './asker.ts';
import { npcFault } from './parties.ts';

/** A non-player nation that one is at war with (W83-13.20, 13.26). */
export const checkSurrender = (
  { board, nation }: Pick<Asker, 'board' | 'nation'>,
  { npc }: ArgsOf<'SURRENDER' | 'DEMAND_SURRENDER'>,
): Refusal | null =>
  npcFault(board, nation, npc) ?? (atWar(board, nation, npc) ? null : { code: 'not-at-war', nation: npc });
