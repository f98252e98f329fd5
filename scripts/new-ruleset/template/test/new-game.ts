import type { Ruleset } from '@chancery/core';
import { newGame } from '../src/index.ts';
import type { Types } from '../src/types.ts';

/** The ruleset with its types in sight, for tests that look inside. */
export const NEW_GAME = newGame as unknown as Ruleset<Types>;
