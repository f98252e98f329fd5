import {
  type CaseContext,
  type CaseVocabulary,
  err,
  type MemberNames,
  membersOf,
  ok,
  type RulesetTypes,
  type Words,
} from '@chancery/core';
import { readRows, type StatedRow } from './case-table.ts';
import type { CaseTables } from './case-tables.ts';
import type { CaseSorts } from './read-facts.ts';

/** How a position begins, before its tables are read. */
export interface Beginning<Position> {
  readonly tables: CaseTables<Position>;
  readonly sorts: CaseSorts<Position>;
  /** Sections that are no tables. */
  readonly besides?: readonly string[];
  /** Null, with a fault noted, where it cannot begin so. `part` is what a section says, `whole` all of the position. */
  begin(part: (section: string) => Words, context: CaseContext, whole: Words): Promise<Position | null>;
}

/** The position that a case states: as it begins, with what each table says in turn. */
export const positionReader =
  <T extends RulesetTypes>({
    tables,
    sorts,
    besides = [],
    begin,
  }: Beginning<PositionOf<T>>): CaseVocabulary<T>['readPosition'] =>
  async (words, context) => {
    const names: MemberNames = Object.fromEntries([...besides, ...Object.keys(tables)].map((name) => [name, []]));
    const parts = membersOf(words, names, 'a position');
    const part = (section: string): Words => parts.get(section) ?? words.as(null);
    let position = await begin(part, context, words);
    if (position === null || words.faults.length > 0) return err(words.faults);
    const stated = new Map<string, readonly StatedRow<object>[]>();
    for (const [section, table] of Object.entries(tables)) {
      if (table.put === undefined) continue;
      stated.set(section, readRows(table, part(section), { sorts, position }));
      position = table.put(position, stated.get(section) ?? [], (other) => stated.get(other) ?? []);
    }
    return words.faults.length > 0 ? err(words.faults) : ok(position);
  };

/** A list in which each thing has its number, with those of which something is stated. */
export const withStated = <Thing extends object>(
  list: readonly (Thing | null)[],
  stated: readonly StatedRow<Thing>[],
): readonly (Thing | null)[] => list.map((thing, number) => stated.find(({ id }) => id === number)?.row ?? thing);

/** The position with another state. */
export const withState = <Position extends { readonly state: object }>(
  position: Position,
  changes: Partial<Position['state']>,
): Position => ({ ...position, state: { ...position.state, ...changes } });

type PositionOf<T extends RulesetTypes> = { readonly setting: T['setting']; readonly state: T['state'] };
