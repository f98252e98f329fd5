import { exchange } from '../consequences/exchange.ts';
import { changeTreasury } from '../consequences/money.ts';
import { canonicalAssets } from '../rules/assets.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkGift } from '../rules/checks/gift.ts';
import { checkGiftIf } from '../rules/checks/gift-if.ts';
import { resourcesIn } from '../rules/costs.ts';
import { carriageOf } from '../rules/range.ts';
import { linesOfAll } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import { fail } from './deed.ts';

/** A promise stands for so many updates (W83-14.37). */
const UPDATES = 8;

/** Promises of all nations go on file, in the order in which they arrived (W83-14.36). */
export const fileGifts = (turn: GameTurn): void => {
  for (const { nation: from, order } of linesOfAll(turn, 'GIFT_IF')) {
    const refusal = checkGiftIf(askerIn(turn, from), order.args);
    if (refusal !== null) {
      fail(turn, from, order, refusal);
      continue;
    }
    const { nation: to, amount, ...condition } = order.args;
    const { gift: id } = turn.state.next;
    turn.emit({ kind: 'gift-promised', rule: 'W83-14.36', id, from, to, amount, condition, left: UPDATES });
  }
};

/** After all trades of the update, in the order in which the lines arrived (W83-14.31). */
export const giveGifts = (turn: GameTurn): void => {
  for (const { nation: from, order } of linesOfAll(turn, 'GIFT')) {
    const refusal = checkGift(askerIn(turn, from), order.args);
    if (refusal !== null) {
      fail(turn, from, order, refusal);
      continue;
    }
    const { nation: to } = order.args;
    const give = canonicalAssets(order.args.give);
    const fee = carriageOf(turn.setting, turn.state, { from, to, amount: resourcesIn(give) });
    turn.emit({ kind: 'gift-given', rule: 'W83-14.30', from, to, give });
    changeTreasury(turn, from, { amount: -fee, why: 'fee', rule: 'W83-14.33' });
    exchange(turn, [{ from, to, assets: give }], { why: 'gift', rule: 'W83-14.30' });
  }
};
