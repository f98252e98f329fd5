import { type Question, rulingFor, type SeatId, type Sheet, seatId } from '@chancery/core';
import type { Order } from './order.ts';
import { type Bid, isPromising, type Weights, weighBid } from './rules/bids.ts';
import { askerIn } from './rules/checks/asker.ts';
import { checkFinance } from './rules/checks/finance.ts';
import { exists, nationsOf } from './rules/find.ts';
import type { Setting } from './setting.ts';
import type { GamePosition, GameTurn } from './types.ts';
import type { NationNumber } from './words.ts';

/** Whether a nation takes money for a war, asked of the master with what both sides weigh; the sums decide without them (W83-5.35). */
const bidQuestion = (setting: Setting, nation: NationNumber, bid: Bid, weights: Weights): Question => {
  const code = (of: NationNumber): string => setting.nations[of]?.code ?? `${of}`;
  return {
    id: `bid:${code(nation)}:${code(bid.npc)}:${code(bid.target)}:${bid.bid}`,
    kind: 'bid',
    rule: 'W83-5.35',
    about: null,
    facts: { nation, ...bid, ...weights },
    answers: ['accepted', 'refused'],
    byDefault: isPromising(weights) ? 'accepted' : 'refused',
  };
};

/** Every bid of the nations that act now which the rules could accept as things stand. */
export const questions = (
  position: GamePosition,
  sheets: { readonly [seat: SeatId]: Sheet<Order> },
): readonly Question[] => {
  const { setting, state } = position;
  return nationsOf(state)
    .filter((nation) => nation.phase === state.phase && exists(nation))
    .flatMap(({ number, code }) =>
      (sheets[seatId(code)]?.orders ?? []).flatMap((order): readonly Question[] => {
        if (order.verb !== 'FINANCE' || checkFinance(askerIn(position, number), order.args) !== null) return [];
        const { npc, nation: target, bid } = order.args;
        const made = { npc, target, bid };
        return [bidQuestion(setting, number, made, weighBid(setting, state, made))];
      }),
    );
};

/** What holds for a bid when it is made: what the master said, else what the sums say at that moment. */
export const acceptsBid = ({ setting, state, rulings }: GameTurn, nation: NationNumber, bid: Bid): boolean =>
  rulingFor(bidQuestion(setting, nation, bid, weighBid(setting, state, bid)), rulings) === 'accepted';
