import type { Ruleset } from '@chancery/core';
import { heptarchy } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight: the reverse of `defineRuleset`, for tests that look inside. */
export const HEPTARCHY = heptarchy as unknown as Ruleset<Types>;
