import type { Ruleset } from '@chancery/core';
import { domains } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight, for tests that look inside. */
export const RULESET = domains as unknown as Ruleset<Types>;
