import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber } from '../../words.ts';
import { findNation, isNpc } from '../find.ts';
import { isPlain, termsOf } from '../terms.ts';
import { atWar } from '../war.ts';
import { npcFault } from './parties.ts';

export const isToNpc = (board: Pick<Board, 'nations'>, { nation }: ArgsOf<'ACCEPT_PEACE'>): boolean => {
  const other = findNation(board, nation);
  return other !== null && isNpc(other);
};

/** The peace that a non-player nation offers has no terms (W83-13.42, 13.43). */
export const npcPeaceFault = (
  board: Pick<Board, 'nations' | 'npcOffers' | 'wars'>,
  nation: NationNumber,
  args: ArgsOf<'ACCEPT_PEACE'>,
): Refusal | null => {
  const { nation: npc } = args;
  const fault = npcFault(board, nation, npc);
  if (fault !== null) return fault;
  if (!atWar(board, nation, npc)) return { code: 'not-at-war', nation: npc };
  const offered = board.npcOffers.some((offer) => offer.npc === npc && offer.to === nation);
  return offered && isPlain(termsOf(args)) ? null : { code: 'no-peace-offered', nation: npc };
};
