import {
  type CaseValue,
  type CaseVocabulary,
  type MemberNames,
  memberNamed,
  type RulesetTypes,
  type Words,
} from '@chancery/core';
import { type CaseTable, rowDifferences, rowsSaid } from './case-table.ts';
import type { CaseSorts } from './read-facts.ts';

/** The tables of a ruleset by the section of a case under which they stand. */
export interface CaseTables<Position> {
  // biome-ignore lint/suspicious/noExplicitAny: each table has rows of its own.
  readonly [section: string]: CaseTable<Position, any>;
}

/** How cases speak of a state by its tables: what may be stated may be expected, in the same words. */
export const tableVocabulary = <T extends RulesetTypes>(
  tables: CaseTables<PositionOf<T>>,
  sorts: CaseSorts<PositionOf<T>>,
): Pick<CaseVocabulary<T>, 'sections' | 'isSection' | 'describe' | 'matchState'> => {
  const names: MemberNames = Object.fromEntries(Object.keys(tables).map((name) => [name, []]));
  return {
    sections: Object.keys(tables),
    isSection: (name) => memberNamed(name, names) !== null,
    describe: (position) =>
      Object.fromEntries(
        Object.entries(tables)
          .map(([name, table]): readonly [string, CaseValue] => [name, rowsSaid(table, { sorts, position })])
          .filter(([, said]) => Object.keys(said as object).length > 0),
      ),
    matchState: (position, expected) =>
      expected.entries().flatMap(([key, words]: readonly [string, Words]) => {
        const table = tables[memberNamed(key, names) ?? ''];
        return table === undefined ? [] : rowDifferences(table, words, { sorts, position });
      }),
  };
};

type PositionOf<T extends RulesetTypes> = { readonly setting: T['setting']; readonly state: T['state'] };
