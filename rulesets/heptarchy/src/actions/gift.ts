import type { Gift } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getKingdom } from '../rules/find.ts';
import { taxIncome } from '../rules/reckoned.ts';
import { atWar } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';
import { affordable } from './conditions.ts';
import { towards } from './towards.ts';

/** GIFT: Gold for another player at Peace; all Gifts of a Phase within the Tax Income (HEP-5.21). */
export const gift: Action<Gift> = towards({
  fault: (board, kingdom, other, { gold }) => {
    if (getKingdom(board.state, other).controller !== 'player') return { code: 'not-a-player', kingdom: other };
    if (atWar(board.state, kingdom, other)) return { code: 'at-war', with: other };
    return affordable(board, kingdom, gold) ?? withinIncome(board, kingdom, gold);
  },

  act: (scene, kingdom, other, { gold: amount }) => {
    const fromGold = getKingdom(scene.state, kingdom).gold - amount;
    const toGold = getKingdom(scene.state, other).gold + amount;
    scene.emit({ kind: 'gift-sent', rule: 'HEP-5.21', from: kingdom, to: other, amount, fromGold, toGold });
  },
});

const withinIncome = (board: Board, kingdom: KingdomNumber, gold: number): Refusal | null => {
  const sent = getKingdom(board.state, kingdom).phase.giftsSent;
  const limit = taxIncome(board, kingdom);
  return sent + gold <= limit ? null : { code: 'gift-limit', sent, limit };
};
