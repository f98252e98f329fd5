import { checkAbsent } from '../rules/checks/absent.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkReturning } from '../rules/checks/returning.ts';
import { linesOfAll } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import { fail } from './deed.ts';

/** What players say of their seats, at any time (W83-13.78, 20.14). */
export const seatLines = (turn: GameTurn): void => {
  for (const { nation, order } of linesOfAll(turn, 'RETURNING', 'ABSENT')) {
    if (order.verb === 'RETURNING') {
      const refusal = checkReturning(askerIn(turn, nation));
      if (refusal !== null) fail(turn, nation, order, refusal);
      else turn.emit({ kind: 'returning-set', rule: 'W83-13.78', nation, returning: order.args.returning });
    } else {
      const refusal = checkAbsent(askerIn(turn, nation));
      const { turns, defend = false } = order.args;
      if (refusal !== null) fail(turn, nation, order, refusal);
      else turn.emit({ kind: 'absence-announced', rule: 'W83-20.14', nation, turns, defend });
    }
  }
};
