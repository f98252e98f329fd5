import type { CorrespondenceSpec } from '@chancery/core';
import type { Types } from './types.ts';

/** Rulers write letters to each other through the host (W83-14.42); no order and no event carries words. */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = { carries: () => null, delivers: () => null };
