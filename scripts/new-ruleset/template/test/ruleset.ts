import type { Ruleset } from '@chancery/core';
import { newGame } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight, for tests that look inside. */
export const RULESET = newGame as unknown as Ruleset<Types>;
