import { type DeadlineRule, HOUR } from '@chancery/core';

/** A turn every fortnight: the rulebook leaves the due date to the host (UM-20.7, 23.9). */
export const USUAL_DEADLINE: DeadlineRule = { kind: 'every', milliseconds: 14 * 24 * HOUR };
