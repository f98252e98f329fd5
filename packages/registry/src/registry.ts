import type { AnyRuleset } from '@chancery/core';
import { medievalDiplomacy } from '@chancery/medieval-diplomacy';

/** Every rule system of the house. A new one is a folder in rulesets/ and a line here. */
export const RULESETS: readonly AnyRuleset[] = [medievalDiplomacy];
