import type { CorrespondenceSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { TO_ALL } from './words.ts';

/** A MESSAGE is a letter to one ruler or to all, which leaves at once; no event carries words (DOM-14.2). */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = {
  carries: (order) => {
    if (order.verb !== 'MESSAGE') return null;
    return order.args.to === TO_ALL ? 'public' : 'private';
  },
  delivers: () => null,
};
