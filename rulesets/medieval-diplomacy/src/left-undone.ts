import { counted, type ReportLine, type Ruleset } from '@chancery/core';
import { ADVISED_RESERVE, moneyOf } from './figures/money.ts';
import { gold } from './text/money.ts';
import type { Types } from './types.ts';
import { idleUnits } from './units/rows.ts';

/** Units that only hold, and gold beyond what is better kept in hand (MD-16.43, MD-3.35, MD-3.37). */
export const leftUndone: NonNullable<Ruleset<Types>['leftUndone']> = (known, drafted): readonly ReportLine[] => {
  const idle = idleUnits(known, drafted);
  const surplus = moneyOf(known, drafted)?.surplus ?? 0;
  return [
    ...(idle.length > 0 ? [{ text: `${counted(idle.length, 'unit')} without orders: ${idle.join(', ')}.` }] : []),
    ...(surplus > ADVISED_RESERVE
      ? [{ text: `${gold(surplus)} unspent; ${gold(ADVISED_RESERVE)} in hand are enough.`, rule: 'MD-3.37' }]
      : []),
  ];
};
