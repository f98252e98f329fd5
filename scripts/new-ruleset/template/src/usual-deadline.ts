import { type DeadlineRule, HOUR } from '@chancery/core';

/** A turn every two days (NEW-4.1). */
export const USUAL_DEADLINE: DeadlineRule = { kind: 'every', milliseconds: 48 * HOUR };
