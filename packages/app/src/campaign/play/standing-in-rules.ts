import type { AnyRuleset } from '@chancery/core';

/** Whether the rules have standing orders of their own: then the host keeps none beside them. */
export const standingInRules = ({ seating }: Pick<AnyRuleset, 'seating'>): boolean =>
  seating?.standingOrders === 'in-the-rules';
