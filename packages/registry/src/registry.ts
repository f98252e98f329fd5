import type { AnyRuleset } from '@chancery/core';
import { domains } from '@chancery/domains';
import { fairs, fog, rounds, sections } from '@chancery/examples';
import { heptarchy } from '@chancery/heptarchy';
import { medievalDiplomacy } from '@chancery/medieval-diplomacy';
import { umpire } from '@chancery/umpire';
import { world1483 } from '@chancery/world-1483';

/** Every ruleset of this repository. Host and command line know them from here and from nowhere else. */
export const RULESETS: readonly AnyRuleset[] = [medievalDiplomacy, heptarchy, domains, umpire, world1483];

/** Four small games that show how rulesets are written. A server offers them only where its settings say so. */
export const EXAMPLES: readonly AnyRuleset[] = [fog, rounds, sections, fairs];

/** Both: what can be played, read and verified at all. */
export const EVERY_RULESET: readonly AnyRuleset[] = [...RULESETS, ...EXAMPLES];
