import { termsFault } from '../diplomacy/judge.ts';
import { mayOfferFault } from '../diplomacy/may-offer.ts';
import { makeOffer } from '../diplomacy/offer.ts';
import { termsOf, unknownAmong } from '../diplomacy/terms.ts';
import type { OfferPeace } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getKingdom, isNpc } from '../rules/find.ts';
import type { Board } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';
import { towards } from './towards.ts';

/** OFFER PEACE: White, or for a list of demands that the War Score pays (section 7). */
export const offerPeace: Action<OfferPeace> = towards({
  fault: (board, kingdom, other, asked) =>
    mayOfferFault(board, kingdom, other) ??
    (asked.white ? whiteAlone(asked) : demandsFault(board, kingdom, other, asked)),

  act: (scene, kingdom, other, asked) => makeOffer(scene, kingdom, other, termsOf(scene.setting, asked)),
});

/** HEP-7.13 */
const whiteAlone = ({ kingdom: _, white: __, ...others }: OfferPeace['args']): Refusal | null => {
  const nothing = Object.values(others).every(
    (demand) =>
      demand === undefined || demand === false || demand === 0 || (Array.isArray(demand) && demand.length === 0),
  );
  return nothing ? null : { code: 'white-alone' };
};

const demandsFault = (
  board: Board,
  kingdom: KingdomNumber,
  other: KingdomNumber,
  asked: OfferPeace['args'],
): Refusal | null => {
  if (isNpc(getKingdom(board.state, other))) return { code: 'white-only', kingdom: other }; // HEP-7.26
  const unknown = unknownAmong(board.setting, asked);
  if (unknown !== null) return { code: 'unknown-kingdom', kingdom: unknown };
  return termsFault(board, kingdom, other, termsOf(board.setting, asked));
};
