import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type OrderCatalogue, orderKindOf } from './catalogue.ts';
import type { OrderKind } from './order-kind.ts';
import type { OrderColumn, OrderSheetSpec, OrderTable } from './order-sheet-spec.ts';
import { sectionOf } from './sections.ts';

/** Faults in the order sheet of a catalogue, each a sentence for its author. */
export const orderSheetFaults = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  { tables }: OrderSheetSpec,
): readonly string[] =>
  tables.flatMap((table) => tableFaults(catalogue, table).map((fault) => `order sheet, ${table.title}: ${fault}`));

const tableFaults = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  { section, verbs, columns }: OrderTable,
): readonly string[] => {
  if (section !== undefined && sectionOf(catalogue, section) === undefined) return [`there is no section ${section}`];
  const kinds = verbs.flatMap((verb) => orderKindOf(catalogue, verb) ?? []);
  return [
    ...verbs.filter((verb) => orderKindOf(catalogue, verb)?.by !== 'ruler').map((verb) => `${verb} is no order`),
    ...kinds
      .filter(({ sections }) => (section === undefined ? sections !== undefined : sections?.includes(section) !== true))
      .map(({ verb }) => `${verb} does not belong to its section`),
    ...columns.flatMap((column) => columnFaults(kinds, column).map((fault) => `${column.label}: ${fault}`)),
  ];
};

const columnFaults = <T extends RulesetTypes>(
  kinds: readonly OrderKind<T>[],
  { args, groups }: OrderColumn,
): readonly string[] => {
  const has = (kind: OrderKind<T>, arg: string): boolean =>
    arg === 'unit' ? kind.unit !== undefined : Object.hasOwn(kind.params, arg);
  const noGroups = (arg: string): boolean =>
    kinds.some((kind) => Object.hasOwn(kind.params, arg) && kind.params[arg]?.type.kind !== 'groups');
  return [
    ...args.filter((arg) => !kinds.some((kind) => has(kind, arg))).map((arg) => `no order has ${arg}`),
    ...kinds
      .filter((kind) => args.filter((arg) => has(kind, arg)).length > 1)
      .map(({ verb }) => `${verb} has more than one of ${args.join(', ')}`),
    ...(groups === undefined ? [] : args.filter(noGroups).map((arg) => `${arg} is not made of groups`)),
  ];
};
