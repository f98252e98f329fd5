import type { AnyRuleset } from '@chancery/core';
import { heptarchy } from '@chancery/heptarchy';
import { medievalDiplomacy } from '@chancery/medieval-diplomacy';

/** Every ruleset of this repository. Host and command line know them from here and from nowhere else. */
export const RULESETS: readonly AnyRuleset[] = [medievalDiplomacy, heptarchy];
