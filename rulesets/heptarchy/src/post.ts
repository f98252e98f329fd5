import type { PostSpec } from '@chancery/core';
import { TO_ALL } from './actions/message.ts';
import type { Types } from './types.ts';

/** Messages are words for one ruler or for all (HEP-15.2), and reach them with the news of the Post. */
export const POST: PostSpec<Types> = {
  carries: (order) => {
    if (order.verb !== 'MESSAGE') return null;
    return order.args.to === TO_ALL ? 'public' : 'private';
  },
  delivers: () => null,
};
