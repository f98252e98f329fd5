import type { CorrespondenceSpec } from '@chancery/core';
import type { Types } from './types.ts';

/** Rulers write to each other as they like, and no order carries words (UM-20.31, 23.13). */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = {
  carries: () => null,
  delivers: () => null,
};
