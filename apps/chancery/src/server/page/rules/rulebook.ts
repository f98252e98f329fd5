import type { Block } from '../markdown/read-markdown.ts';

/** A rulebook as it is read: chapters of clauses, each with its number. */
export interface Rulebook {
  readonly title: string;
  /** What stands before the first chapter. */
  readonly preface: readonly Block[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** The anchor of the chapter: `MD-6`. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A heading within a chapter, a clause, or what stands between clauses and belongs to the one before it. */
export type Part =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | Clause
  | { readonly kind: 'block'; readonly block: Block };

export interface Clause {
  readonly kind: 'clause';
  /** The number by which code, reports and people name it: `MD-6.12`. */
  readonly id: string;
  readonly text: string;
  /** Why it is so, where it was decided by us, or what was rejected for it. */
  readonly reason: string | null;
  /** Where it was taken from. */
  readonly source: string | null;
}

/** The number of a row of a table that is a clause; null for any other row. */
export const clauseOfRow = ([first = '']: readonly string[], prefix: string): string | null =>
  new RegExp(`^\\*\\*(${prefix}-[0-9]+\\.[0-9]+[a-z]?)\\*\\*$`).exec(first)?.[1] ?? null;
