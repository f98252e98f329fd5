import { type OrderCatalogue, orderKindsOf } from '../order/catalogue.ts';
import type { OrderKind } from '../order/order-kind.ts';
import { orderSheetFaults } from '../order/order-sheet-faults.ts';
import type { OrderColumn, OrderSheetSpec, OrderTable } from '../order/order-sheet-spec.ts';
import { sectionsOf } from '../order/sections.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { argsOf, entriesFor } from './entry.ts';

/** The order sheet of a ruleset: its own, as the setting has it, or the usual one. Throws if one of its own has a fault. */
export const sheetSpecOf = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  setting: T['setting'],
): OrderSheetSpec => {
  const { sheet } = catalogue;
  if (typeof sheet !== 'function') return sheet ?? usualSheet(catalogue);
  const made = sheet(setting);
  const faults = orderSheetFaults(catalogue, made);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return made;
};

/**
 * Section by section and group by group: orders of a group share a table as long as it has no more than MOST_COLUMNS, with a
 * column for each argument.
 */
const usualSheet = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): OrderSheetSpec => {
  const kinds = orderKindsOf(catalogue, 'ruler');
  const free = kinds.filter(({ sections }) => sections === undefined);
  return {
    tables: [
      ...tablesFor(free, {}),
      ...sectionsOf(catalogue).flatMap(({ id, title, takes, usual }) =>
        tablesFor(
          kinds.filter(({ sections }) => sections?.includes(id)),
          // One more than usual is room enough: who needs it has the lines below the tables.
          { section: { id, title }, most: takes ?? (usual === undefined ? MANY_ROWS : usual + 1) },
        ),
      ),
    ],
  };
};

interface Within {
  readonly section?: { readonly id: string; readonly title: string };
  /** Rows to write in. */
  readonly most?: number;
}

const tablesFor = <T extends RulesetTypes>(
  kinds: readonly OrderKind<T>[],
  { section, most = MANY_ROWS }: Within,
): readonly OrderTable[] =>
  [...Map.groupBy(kinds, ({ group }) => group)].flatMap(([group, inGroup], _, groups) =>
    sharing(inGroup).map((shared) => ({
      title: section === undefined ? group : groups.length === 1 ? section.title : `${section.title}: ${group}`,
      ...(section === undefined ? {} : { section: section.id }),
      verbs: shared.map(({ verb }) => verb),
      columns: columnsFor(shared),
      rows: Math.min(most, shared.length === 1 ? FEW_ROWS : MANY_ROWS),
    })),
  );

/** The kinds of one group in lists whose arguments fit side by side; each goes to the first list in which it has room. */
const sharing = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[]): readonly (readonly OrderKind<T>[])[] => {
  const lists: OrderKind<T>[][] = [];
  for (const kind of kinds) {
    const list = lists.find((each) => namesIn([...each, kind]).length <= MOST_COLUMNS);
    if (list === undefined) lists.push([kind]);
    else list.push(kind);
  }
  return lists;
};

const namesIn = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[]): readonly string[] => [
  ...new Set(entriesFor(kinds).flatMap(argsOf)),
];

const columnsFor = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[]): readonly OrderColumn[] =>
  namesIn(kinds).map((name) => ({ label: capital(inWords(name)), args: [name] }));

const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What fits beside the order on upright A4. */
const MOST_COLUMNS = 5;
const FEW_ROWS = 2;
const MANY_ROWS = 4;
