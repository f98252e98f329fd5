import type { Position, RulesetTypes, SeatId, Sheet } from '@chancery/core';

/** A turn that bots have played. */
export interface BotTurn<T extends RulesetTypes> {
  readonly before: Position<T>;
  readonly sheets: readonly Sheet<T['order']>[];
  readonly events: readonly T['event'][];
  readonly after: Position<T>;
}

/** A campaign that bots have played, as far as a balance asks. */
export interface BotCampaign<T extends RulesetTypes = RulesetTypes> {
  /** In the end. */
  readonly position: Position<T>;
  /** Empty if nobody has won in time. */
  readonly winners: readonly SeatId[];
  /** How it was won; null if it was not. */
  readonly by: string | null;
  /** What each turn showed, in turn. */
  readonly turns: readonly ReadonlySet<string>[];
  /** The verbs of all orders that were given. */
  readonly verbs: ReadonlySet<string>;
  /** Sums of what turns count. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What one seat came to, played otherwise in the same campaign: its bot's score to the other's. */
export interface Comparison {
  readonly seat: SeatId;
  readonly bot: number;
  /** Left to the rules; null where they run no seat. */
  readonly rules: number | null;
  readonly random: number;
}

/** One thing that is asked of all campaigns together. */
export interface Requirement {
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}

/** What a ruleset asks of the campaigns of its bots; its `test/balance.ts` may export one as `BALANCE`. */
export interface BalanceSpec<T extends RulesetTypes = RulesetTypes> {
  /** What the turn shows beside its kinds of events, in words of the ruleset: how a fort fell, say. */
  signs(turn: BotTurn<T>): readonly string[];
  /** What is summed up over all turns. */
  counts(turn: BotTurn<T>): { readonly [name: string]: number };
  wanted(campaigns: readonly BotCampaign<T>[], compared: readonly Comparison[]): readonly Requirement[];
  /** The position in which the rules run a seat, as of a ruler who has gone; null where they run none. */
  leftToRules: ((position: Position<T>, seat: SeatId) => Position<T>) | null;
}
