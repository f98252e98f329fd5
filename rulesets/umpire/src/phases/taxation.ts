import { cancelled, DONE, type Done, ignored } from '../actions/deed.ts';
import { caretakerTaxes } from '../npc/caretaker.ts';
import type { LineOf } from '../order.ts';
import { allows } from '../rules/calendar.ts';
import { getNation } from '../rules/find.ts';
import { turnOrder } from '../rules/turn-order.ts';
import type { GameTurn } from '../types.ts';
import { linesWith, step, tellDone } from './step.ts';

/**
 * Step 2: tax levels of civilised nations, in taxation turns only (UM-5.2, 5.3, 20.11); what was sent at another time is told so.
 * Caretakers take the usual tax (UM-22.9).
 */
export const taxation = step({
  number: 2,
  name: 'Taxation levels',
  rule: 'UM-5.3',
  run: (turn) => {
    for (const nation of turnOrder(turn.state)) {
      const { status } = getNation(turn.state, nation);
      if (status === 'caretaker' && allows(turn.setting, turn.state.turn, 'taxation')) caretakerTaxes(turn, nation);
      const lines = linesWith(turn, nation, 'TAX');
      lines.forEach((line, at) => {
        tellDone(turn, line, at < lines.length - 1 ? ignored() : setTax(turn, line));
      });
    }
  },
});

const setTax = ({ setting, state, emit }: GameTurn, { nation, order }: LineOf<'TAX'>): Done => {
  if (!allows(setting, state.turn, 'taxation')) return cancelled({ code: 'not-this-turn', needs: 'taxation' });
  if (getNation(state, nation).kind !== 'civilised') return cancelled({ code: 'wrong-kind', nation });
  emit({ kind: 'tax-set', rule: 'UM-5.3', nation, rate: order.args.rate });
  return DONE;
};
