import { type DeadlineRule, HOUR } from '@chancery/core';

/** Two days for each Phase, and four for Turn 0 (HEP-17.4). */
export const USUAL_DEADLINE: DeadlineRule = { kind: 'every', milliseconds: 48 * HOUR, first: 96 * HOUR };
