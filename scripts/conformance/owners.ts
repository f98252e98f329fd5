import { namedClauses } from './named-clauses.ts';

/** Which part of the plan carries out a clause that is no matter of the engine. */
export interface Owner {
  readonly part: string;
  readonly what: string;
}

/**
 * Reads a HOST.md: one table row per group of host clauses, `| MD-18.6..18.8, MD-18.12 | B | deadlines |`. Rows that
 * name no clause (the heading) are no rows.
 */
export const readOwners = (markdown: string): ReadonlyMap<string, Owner> =>
  new Map(
    markdown.split(/\r?\n/).flatMap((line) => {
      const [, clauses = '', part = '', what = ''] = line.split('|').map((cell) => cell.trim());
      return namedClauses(clauses).map((id): [string, Owner] => [id, { part, what }]);
    }),
  );
