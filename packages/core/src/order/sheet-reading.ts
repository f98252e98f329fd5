import type { Finding, Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** What became of one line of a sheet. */
export interface LineReading<T extends RulesetTypes> {
  /** Its number, from 1: of the physical line in a text, of the place in a list. */
  readonly line: number;
  readonly text: string;
  /** Accepted and warned orders stand on the list, illegal and malformed ones do not. */
  readonly outcome: 'accepted' | 'warned' | 'illegal' | 'malformed';
  /** Absent when malformed. */
  readonly order?: T['order'];
  readonly findings: readonly Finding<T['refusal']>[];
  readonly malformed: readonly Malformed[];
}

/** A sheet as read: what is accepted, and what became of every line. */
export interface SheetReading<T extends RulesetTypes> {
  /** The accepted orders, in their order: the very list that was judged, so that what was found out about it is known of this one. */
  readonly orders: readonly T['order'][];
  readonly lines: readonly LineReading<T>[];
  /** What was found of the sheet as a whole. If any of it is illegal, no order is accepted. */
  readonly findings: readonly Finding<T['refusal']>[];
}
