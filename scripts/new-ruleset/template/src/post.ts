import type { PostSpec } from '@chancery/core';
import type { Types } from './types.ts';

/** No order carries words; letters and press are the host's. */
export const POST: PostSpec<Types> = { carries: () => null, delivers: () => null };
