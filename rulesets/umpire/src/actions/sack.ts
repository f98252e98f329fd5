import { getProvince } from '../rules/find.ts';
import { inRange } from '../rules/range.ts';
import { revenueOf } from '../rules/revenue.ts';
import { LOYALTY, TENTHS } from '../words.ts';
import { firstOf, hasCity, noHostiles, owns } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** A ruler destroys a city of theirs for what it is worth; whoever does that to their own people is never forgiven (UM-8.25, 8.29). */
export const sack: Deed<'SACK'> = (turn, { nation, order: { args } }) => {
  const { setting, state, emit } = turn;
  const { province } = args;
  const refusal = firstOf(owns(turn, nation, province), hasCity(turn, province), noHostiles(turn, nation, province));
  if (refusal !== null) return cancelled(refusal);
  const { originalOwner, loyalty, loyaltyCap } = getProvince(state, province);
  const tenths = revenueOf(setting, state, getProvince(state, province)) * TENTHS;
  const after = originalOwner === nation ? { loyalty: LOYALTY.captured, loyaltyCap: 1 } : { loyalty, loyaltyCap };
  emit({ kind: 'gold-won', rule: 'UM-8.25', nation, tenths, from: 'sack', province });
  emit({ kind: 'city-destroyed', rule: 'UM-8.25', nation, province, by: 'order', ...after });
  const witnesses = inRange(setting, state, province);
  emit({ kind: 'sack-told', rule: 'UM-21.21', province, witnesses, nation });
  return DONE;
};
