import type { Phase } from '@chancery/core';
import { battles } from './phases/battles.ts';
import { marches } from './phases/marches.ts';
import { turnEnd } from './phases/turn-end.ts';
import type { Types } from './types.ts';

/** The turn, as the rules have it. */
export const PHASES: readonly Phase<Types>[] = [
  marches, // 1.1
  battles, // 1.3 after all marches, area by area
  turnEnd, // 1.4, 1.5
];
