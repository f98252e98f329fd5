import { type CorrespondenceSpec, seatId } from '@chancery/core';
import type { Types } from './types.ts';
import { TO_ALL } from './words.ts';

/** Messages are words for one ruler or for all (HEP-15.2), and reach them with the news of the Post. */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = {
  carries: (order) => {
    if (order.verb !== 'MESSAGE') return null;
    return order.args.to === TO_ALL ? 'public' : 'private';
  },
  privateWords: ({ verb, args }) =>
    verb === 'MESSAGE' && args.to !== TO_ALL ? { arg: 'text', to: seatId(args.to) } : null,
  delivers: () => null,
};
