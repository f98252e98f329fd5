import { PRICE } from '../data/figures.ts';
import { getProvince } from '../rules/find.ts';
import { inRange } from '../rules/range.ts';
import { LOYALTY } from '../words.ts';
import { canPay, firstOf, noHostiles, owns } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** A destroyed city stands again, and a captured province becomes a colony by it (UM-8.6, 8.7, 20.15). */
export const rebuild: Deed<'REBUILD'> = (turn, { nation, order: { args } }) => {
  const { setting, state, emit } = turn;
  const { province } = args;
  const { cty, orig, loyalty, loyaltyCap, name } = getProvince(state, province);
  const tenths = orig * PRICE.rebuildEach;
  const refusal = firstOf(
    owns(turn, nation, province),
    cty === 'D' ? null : { code: 'not-destroyed', province },
    noHostiles(turn, nation, province),
    canPay(turn, nation, tenths),
  );
  if (refusal !== null) return cancelled(refusal);
  emit({ kind: 'gold-paid', rule: 'UM-8.6', nation, tenths, for: 'city rebuilt', province });
  const after = Math.min(Math.max(LOYALTY.home, loyalty), loyaltyCap);
  emit({ kind: 'city-rebuilt', rule: 'UM-8.6', nation, province, loyalty: after });
  const witnesses = inRange(setting, state, province);
  emit({ kind: 'founding-told', rule: 'UM-21.21', province, witnesses, nation, name, rebuilt: true });
  return DONE;
};
