import type { Refusal } from '../refusals.ts';
import { getKingdom, isNpc } from '../rules/find.ts';
import { warBetween } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import type { War } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { askedAlready } from './acceptance.ts';

/** A War that has lasted so many Turns can be negotiated by either side (HEP-7.2). */
const LONG_ENOUGH = 2;

/** What keeps a State from offering peace to another at all, whatever it demands. */
export const mayOfferFault = (board: Board, kingdom: KingdomNumber, other: KingdomNumber): Refusal | null => {
  const war = warBetween(board.state, kingdom, other);
  const toNpc = isNpc(getKingdom(board.state, other));
  if (war === null) return { code: 'not-at-war', with: other };
  if (war.offer !== null) return { code: 'offer-pending', from: war.offer.from };
  if (getKingdom(board.state, kingdom).phase.offered.includes(other)) return { code: 'offered-already', to: other };
  if (!mayNegotiate(board, war, kingdom)) {
    return { code: toNpc ? 'npc-talks-later' : 'no-negotiations', with: other, from: war.startTurn + LONG_ENOUGH };
  }
  return toNpc ? askedAlready(board, kingdom, other) : null;
};

/** First to five, tired of a long War, or winner of an overrun country (HEP-7.1 to 7.3), which an NPC State never is (HEP-7.26). */
const mayNegotiate = ({ state }: Board, war: War, kingdom: KingdomNumber): boolean =>
  war.firstToFive === kingdom || state.turn >= war.startTurn + LONG_ENOUGH || war.auto?.winner === kingdom;
