import { rulingFor } from '@chancery/core';
import { proclamationQuestion } from '../../questions.ts';
import { proclamationFault } from '../../rules/proclamation.ts';
import type { Turn } from '../../types.ts';
import { GOLD } from '../../words.ts';
import { lastOfEach, ordersOf } from '../steps.ts';

/** F13: one for each realm, published and paid if it is suitable (MD-3.27 to MD-3.30, MD-12.56). */
export const proclamationsPaid = (turn: Turn): void => {
  for (const { realm, order } of lastOfEach(ordersOf(turn, 'PROCLAIM'), () => '')) {
    const { text } = order.args;
    const fault = proclamationFault(text);
    const suitable = rulingFor(proclamationQuestion(turn.setting, realm, text), turn.rulings) === 'suitable';
    if (fault) {
      const why = fault.code === 'proclamation-too-short' ? 'too-short' : 'too-long';
      turn.emit({ kind: 'proclamation-refused', rule: 'MD-3.30', realm, text, why });
    } else if (!suitable) {
      turn.emit({ kind: 'proclamation-refused', rule: 'MD-3.30', realm, text, why: 'unsuitable' });
    } else {
      const gold = turn.setting.options.proclamationGold * GOLD;
      turn.emit({ kind: 'proclaimed', rule: 'MD-3.27', realm, text, gold });
    }
  }
};
