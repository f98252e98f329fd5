import type { Ruleset } from '@chancery/core';
import { medievalDiplomacy } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight: the reverse of `defineRuleset`, for tests that look inside. */
export const MEDIEVAL = medievalDiplomacy as unknown as Ruleset<Types>;
