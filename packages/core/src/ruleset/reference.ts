import type { RuleNumber } from '../ids.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** The rules in brief, to print and keep at hand: its tables fit one sheet of paper. */
export interface ReferenceSheet<T extends RulesetTypes> {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  tables(setting: T['setting']): readonly ReferenceTable[];
}

export interface ReferenceTable {
  /** Stands at the head of the first column. */
  readonly title: string;
  /** The rule that the table puts in brief. */
  readonly rule: RuleNumber;
  /** The columns after the first. */
  readonly columns: readonly ReferenceColumn[];
  /** The cell of the first column, then one for each column. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

export interface ReferenceColumn {
  readonly label: string;
  readonly align: 'left' | 'right';
}
