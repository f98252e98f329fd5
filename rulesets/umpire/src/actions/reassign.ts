import { PRICE } from '../data/figures.ts';
import { findGeneral } from '../rules/find.ts';
import { canPay, firstOf, isOwnGeneral } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** From land to sea or back, at once (UM-10.18, 20.24). */
export const reassign: Deed<'REASSIGN'> = (turn, { nation, order: { args } }) => {
  const { general, command } = args;
  const refusal = firstOf(
    isOwnGeneral(turn, nation, general),
    findGeneral(turn.state, general)?.command === command ? { code: 'not-allowed', why: 'same command' } : null,
    canPay(turn, nation, PRICE.reassign),
  );
  if (refusal !== null) return cancelled(refusal);
  turn.emit({
    kind: 'gold-paid',
    rule: 'UM-10.18',
    nation,
    tenths: PRICE.reassign,
    for: 'general reassigned',
    province: null,
  });
  turn.emit({ kind: 'reassigned', rule: 'UM-10.18', general, command });
  return DONE;
};
