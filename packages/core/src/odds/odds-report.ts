import type { RuleNumber } from '../ids.ts';
import type { EstimatedChance } from './wilson.ts';

/** A battle as a person describes it, in the ruleset's own words for troops and places. */
export interface OddsRequest {
  /** One text a side, such as `20 knights, 30 archers`; several sides may attack. Ranges: see `overRanges`. */
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  /** Where it is fought, such as `fort 2`; empty for open ground. */
  readonly place: string;
  /** How often it is tried where it cannot be reckoned exactly: a whole number, at least 1. */
  readonly runs: number;
  /** Of the dice: a whole number from 0 to 2^32 - 1. The same seed gives the same odds. */
  readonly seed: number;
}

/** How a battle may end, what it may cost, and how sure that is. Chances are parts of 10 000. */
export interface OddsReport {
  readonly title: string;
  readonly rule: RuleNumber;
  /** Null when nothing had to be tried: the chances are exact, and `low` and `high` are the chance. */
  readonly runs: number | null;
  readonly outcomes: readonly OddsOutcome[];
  readonly losses: readonly OddsLoss[];
  /** What else the reader must know, such as assumptions that were made. */
  readonly notes: readonly string[];
}

export interface OddsOutcome extends EstimatedChance {
  readonly id: string;
  readonly label: string;
  /** The least and the most that its chance can be within the ranges that were asked about; absent where all numbers were sure. */
  readonly least?: number;
  readonly most?: number;
}

/** What one side may expect to lose of one kind of troops. */
export interface OddsLoss {
  readonly side: string;
  readonly label: string;
  /** How many there are before the battle. */
  readonly of: number;
  readonly meanHundredths: number;
  readonly least: number;
  readonly most: number;
}
