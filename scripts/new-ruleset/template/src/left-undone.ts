import type { Ruleset } from '@chancery/core';
import { companyWords } from './names/names.ts';
import type { Types } from './types.ts';
import { idleUnits } from './units/rows.ts';

/** Companies that nobody sends anywhere. */
export const leftUndone: NonNullable<Ruleset<Types>['leftUndone']> = (known, drafted) => {
  const idle = idleUnits(known, drafted);
  return idle.length === 0 ? [] : [{ text: `Without orders: ${companyWords(idle)}.`, rule: 'NEW-1.1' }];
};
