import type { Known, Position, ResolvedTurn, RulesetTypes, Telling } from '@chancery/core';

/** What the ruleset alone can look into. */
export type AnyPosition = Position<RulesetTypes>;
export type AnyKnown = Known<RulesetTypes>;
export type AnyTelling = Telling<RulesetTypes['told']>;
export type AnyResolvedTurn = ResolvedTurn<RulesetTypes>;
