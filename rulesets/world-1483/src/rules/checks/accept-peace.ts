import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber } from '../../words.ts';
import { findNation, isNpc } from '../find.ts';
import { agree, isPlain, termsOf } from '../terms.ts';
import { atWar } from '../war.ts';
import type { Asker } from './asker.ts';
import { checkOfferPeace } from './offer-peace.ts';
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

/** An offer with just these terms is on file (W83-13.4); with other terms the line becomes an offer itself. */
export const checkAcceptPeace = (asker: Asker, args: ArgsOf<'ACCEPT_PEACE'>): Refusal | null => {
  const { board, own, nation } = asker;
  if (isToNpc(board, args)) return npcPeaceFault(board, nation, args);
  const offer = own.peaceOffers.find(({ from, to }) => from === args.nation && to === nation);
  const isMeant = offer !== undefined && agree(offer.terms, termsOf(args));
  return checkOfferPeace(asker, args) ?? (isMeant ? null : { code: 'no-peace-offered', nation: args.nation });
};
