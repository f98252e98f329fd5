import type { RuleNumber } from '../ids.ts';
import type { Table } from '../text/table.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** The rules in brief, to print and keep at hand: its tables fit one sheet of paper. */
export interface ReferenceSheet<T extends RulesetTypes> {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  tables(setting: T['setting']): readonly ReferenceTable[];
}

/** What stands above its first column is its title. */
export interface ReferenceTable extends Table {
  /** The rule that the table puts in brief. */
  readonly rule: RuleNumber;
}
