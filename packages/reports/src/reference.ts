import type { ReferenceTable } from '@chancery/core';

/** The rules in brief for one campaign or scenario: each sheet goes on a page of its own. */
export interface Reference {
  /** Of the campaign, or of the rules. */
  readonly title: string;
  readonly sheets: readonly {
    readonly id: string;
    readonly title: string;
    readonly tables: readonly ReferenceTable[];
  }[];
}
