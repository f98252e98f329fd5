import { changeTreasury } from '../consequences/money.ts';
import { goToWar } from '../consequences/war.ts';
import type { OrderOf } from '../order.ts';
import { acceptsBid } from '../questions.ts';
import type { Refusal } from '../refusals.ts';
import { type Bid, KEPT_OF_BID, leastBid, weighBid } from '../rules/bids.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkFinance } from '../rules/checks/finance.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail } from './deed.ts';

/** A bid to a non-player nation for a war to win back its lands; it weighs its chances (W83-5.31, 5.34). */
export const finance = (turn: GameTurn, nation: NationNumber, line: OrderOf<'FINANCE'>): void => {
  const { npc, nation: target, bid } = line.args;
  const refusal = checkFinance(askerIn(turn, nation), line.args) ?? tooLittle(turn, { npc, target, bid });
  if (refusal !== null) return fail(turn, nation, line, refusal);
  const made = { npc, target, bid };
  turn.emit({
    kind: 'bid-weighed',
    rule: 'W83-5.34',
    nation,
    npc,
    target,
    ...weighBid(turn.setting, turn.state, made),
  });
  const accepted = acceptsBid(turn, nation, made);
  const kept = accepted ? bid : KEPT_OF_BID;
  const rule = accepted ? 'W83-5.36' : 'W83-5.37';
  turn.emit({ kind: 'bid-answered', rule, nation, npc, target, bid, accepted, kept });
  changeTreasury(turn, nation, { amount: -kept, why: 'war bid', rule });
  changeTreasury(turn, npc, { amount: kept, why: 'war bid', rule });
  if (accepted) beginFinanced(turn, nation, made);
};

/** Only when it is made is a bid held against those that were refused, which others may have made (W83-5.39). */
const tooLittle = ({ state }: GameTurn, { npc, target, bid }: Bid): Refusal | null => {
  const least = leastBid(state.rejectedBids, npc, target);
  return bid < least ? { code: 'too-little-money', least, given: bid } : null;
};

const beginFinanced = (turn: GameTurn, financier: NationNumber, { npc, target, bid }: Bid): void => {
  goToWar(turn, { by: npc, on: target, kind: 'financed', cause: 'financed', rule: 'W83-5.36', financed: true });
  turn.emit({ kind: 'contract-made', rule: 'W83-5.36', npc, target, financier, bid });
};
