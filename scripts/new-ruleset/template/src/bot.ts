import type { Ruleset } from '@chancery/core';
import { marchesOf } from './bot/marches.ts';
import type { Types } from './types.ts';

/** A stand-in that plays a seat by what the seat knows. */
export const bot: Ruleset<Types>['bot'] = (known, dice) => marchesOf(known, dice);
