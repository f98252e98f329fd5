import { canPay, firstOf, isOther } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** Money for another nation, friend or enemy, theirs at once (UM-9.1, 9.2, 20.17). */
export const transfer: Deed<'TRANSFER'> = (turn, { nation: from, order: { args } }) => {
  const { nation: to, tenths } = args;
  const refusal = firstOf(isOther(turn, from, to), canPay(turn, from, tenths));
  if (refusal !== null) return cancelled(refusal);
  turn.emit({ kind: 'funds-sent', rule: 'UM-9.1', from, to, tenths });
  return DONE;
};
