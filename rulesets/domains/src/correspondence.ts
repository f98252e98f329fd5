import { type CorrespondenceSpec, seatId } from '@chancery/core';
import type { Types } from './types.ts';
import { TO_ALL } from './words.ts';

/** A MESSAGE is for one ruler or for all, and reaches them with the news of the month (DOM-14.2). */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = {
  carries: (order) => {
    if (order.verb !== 'MESSAGE') return null;
    return order.args.to === TO_ALL ? 'public' : 'private';
  },
  privateWords: (order) =>
    order.verb === 'MESSAGE' && order.args.to !== TO_ALL ? { arg: 'text', to: seatId(order.args.to) } : null,
  delivers: () => null,
};
