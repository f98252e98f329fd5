import type { CorrespondenceSpec } from '@chancery/core';
import type { Types } from './types.ts';

/** No order carries words; letters and press are the host's. */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = { carries: () => null, delivers: () => null };
