import type { Ruleset } from '@chancery/core';
import { umpire } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight, for tests that look inside. */
export const RULESET = umpire as unknown as Ruleset<Types>;
