import type { Known, Position, RulesetTypes } from '../types/ruleset-types.ts';
import type { Telling } from '../visibility/telling.ts';

/** What the ruleset alone can look into. */
export type AnyPosition = Position<RulesetTypes>;
export type AnyKnown = Known<RulesetTypes>;
export type AnyTelling = Telling<RulesetTypes['told']>;
