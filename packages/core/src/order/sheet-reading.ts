import type { Finding, Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** What became of one line of a sheet. */
export interface LineReading<T extends RulesetTypes> {
  /** Its number, from 1: of the physical line in a text, of the place in a list. 0 where it is `kept`. */
  readonly line: number;
  readonly text: string;
  /** Accepted and warned orders stand on the list, illegal and malformed ones do not. */
  readonly outcome: 'accepted' | 'warned' | 'illegal' | 'malformed';
  /** Absent when malformed. */
  readonly order?: T['order'];
  readonly findings: readonly Finding<T['refusal']>[];
  /** What cannot be understood, or has no place in its section. */
  readonly malformed: readonly Malformed[];
  /** It did not come with the sheet: it stands in a section that the sheet does not replace. */
  readonly kept?: true;
}

/** A sheet as read: what is accepted, and what became of every line. */
export interface SheetReading<T extends RulesetTypes> {
  /** The accepted orders, in their order: the very list that was judged, so that what was found out about it is known of this one. */
  readonly orders: readonly T['order'][];
  readonly lines: readonly LineReading<T>[];
  /** What was found of the sheet as a whole. If any of it is illegal, no order is accepted. */
  readonly findings: readonly Finding<T['refusal']>[];
  /** The sections that it holds, where sheets have sections: with orders, or with nothing under their heading. */
  readonly sections?: readonly string[];
}
