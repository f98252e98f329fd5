import { type DeadlineRule, HOUR } from '@chancery/core';

/** Two days for each Phase, and for Turn 0 as many as a master gives it (HEP-17.4). */
export const USUAL_DEADLINE: DeadlineRule = { kind: 'every', milliseconds: 48 * HOUR };
