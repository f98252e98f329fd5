import type { Ruleset } from '@chancery/core';
import { world1483 } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight, for tests that look inside. */
export const RULESET = world1483 as unknown as Ruleset<Types>;
