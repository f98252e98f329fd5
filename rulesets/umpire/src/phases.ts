import { diplomacy } from './phases/diplomacy.ts';
import { morale } from './phases/morale.ts';
import { options } from './phases/options.ts';
import { taxation } from './phases/taxation.ts';
import type { Step } from './types.ts';

/**
 * The turn, as the sequence of play has it (UM-1.2): a step stands here when it is written. Steps that are not
 * written are not in it.
 */
export const PHASES: readonly Step[] = [
  diplomacy, // 1
  taxation, // 2
  options, // 3
  morale, // 4
];
