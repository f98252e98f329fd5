import { seatId } from '@chancery/core';
import { getNationInfo, livingNations } from '../rules/find.ts';
import type { Nation } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { step } from './step.ts';

/**
 * Who has sent no orders: everything standing stands, and after so many turns in a row a caretaker keeps the nation (UM-22.7, 22.8).
 * Whom the master has excused is neither counted nor forgiven.
 */
export const silence = step({
  number: 0,
  name: 'Missed turns',
  rule: 'UM-22.7',
  run: (turn) => {
    for (const nation of livingNations(turn.state)) if (nation.status === 'active') countSilence(turn, nation);
  },
});

const countSilence = ({ setting, sheets, emit }: GameTurn, { number: nation, missed: before }: Nation): void => {
  const sheet = sheets[seatId(getNationInfo(setting, nation).code)];
  if (sheet !== undefined) {
    if (before > 0 && sheet.excused !== true) emit({ kind: 'orders-came', rule: 'UM-22.7', nation });
    return;
  }
  const missed = before + 1;
  emit({ kind: 'orders-missed', rule: 'UM-22.7', nation, missed });
  if (missed < setting.options.abandonAfter) return;
  emit({ kind: 'status-set', rule: 'UM-22.8', nation, status: 'caretaker', why: 'silence' });
};
