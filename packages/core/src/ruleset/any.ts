import type { ResolvedTurn } from '../turn/resolve.ts';
import type { Telling } from '../visibility/telling.ts';
import type { Known, Position, RulesetTypes } from './types.ts';

/** What the ruleset alone can look into. */
export type AnyPosition = Position<RulesetTypes>;
export type AnyKnown = Known<RulesetTypes>;
export type AnyTelling = Telling<RulesetTypes['told']>;
export type AnyResolvedTurn = ResolvedTurn<RulesetTypes>;
