import type { JsonValue } from '../json.ts';
import type { Group } from '../order/arguments/group-words.ts';
import { argumentKindOf } from '../order/arguments/kinds.ts';
import type { ParamType } from '../order/arguments/param.ts';
import type { OrderCatalogue } from '../order/catalogue.ts';
import type { OrderColumn } from '../order/order-sheet-spec.ts';
import { quotedWhere } from '../order/quoted-where.ts';
import { closersOf, quoted } from '../order/words/quotes.ts';
import { wordingFor, writeLine } from '../order/write-line.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { argsOf, labelOf, paramOf } from './entry.ts';
import type { SheetRow } from './row.ts';
import { argOf, type TableInHand } from './row-to-line.ts';

/** The row that says the order; null if it has no place in the table, or not all of it. */
export const rowOfOrder = <T extends RulesetTypes>(
  { orders: catalogue, known }: { readonly orders: OrderCatalogue<T>; readonly known: Known<T> },
  { columns, entries }: TableInHand<T>,
  order: T['order'],
): Omit<SheetRow, 'number'> | null => {
  const kinds = entries.filter(({ kind }) => kind.verb === order.verb);
  const wording = kinds[0] === undefined ? undefined : wordingFor(kinds[0].kind, order);
  if (wording === undefined) return null;
  const label = labelOf(wording.kind, wording);
  const entry = kinds.find((each) => each.label === label);
  if (entry === undefined) return null;
  const left = new Map<string, JsonValue>();
  if (order.unit !== undefined) left.set('unit', order.unit);
  const implied = wording.line.sets ?? {};
  for (const [name, value] of Object.entries<JsonValue | undefined>(order.args)) {
    if (value !== undefined && !Object.hasOwn(implied, name)) left.set(name, value);
  }
  const written = (type: ParamType<T>, value: JsonValue): string => {
    if (type.kind === 'flag') return value === true ? YES : '';
    if (type.kind === 'text') return asCell(value as string);
    const context = { known, inner: { written: (inner: T['order']) => writeLine(catalogue, known, inner) } };
    return quotedWhere(wording.tail, argumentKindOf(type).written(type, context, value)).join(', ');
  };
  // Columns of groups take what is theirs; what is left stands in the column of all.
  const cells = columns.map(() => '');
  for (const isOfGroups of [true, false]) {
    columns.forEach((column, at) => {
      const name = argOf(entry, column);
      const value = name === undefined ? undefined : left.get(name);
      const type = name === undefined ? undefined : paramOf(entry.kind, name)?.type;
      if ((column.groups !== undefined) !== isOfGroups || name === undefined || value === undefined || !type) return;
      const taken = column.groups === undefined ? { cell: written(type, value) } : takeGroup(column, value);
      cells[at] = taken.cell;
      if (taken.rest === undefined) left.delete(name);
      else left.set(name, taken.rest);
    });
  }
  // Where it can be nothing else its cells tell it, if it has any.
  const isTold = entries.length === 1 && argsOf(entry).length > 0;
  return left.size > 0 ? null : { entry: isTold ? '' : entry.label, cells };
};

/** A text as it is, unless it looks as if it stood in quotes. */
const asCell = (text: string): string => (closersOf(text.charAt(0)) === undefined ? text : quoted(text));

/** What is not empty is a flag that is set. */
const YES = 'yes';

/**
 * The number of the next group if it belongs in the column, and the groups behind it; no rest when none is left. Groups that
 * stand in another order than the columns have no place: written anew they would be another order.
 */
const takeGroup = (
  { groups }: OrderColumn,
  value: JsonValue,
): { readonly cell: string; readonly rest?: readonly Group[] } => {
  const { count, of } = groups as NonNullable<OrderColumn['groups']>;
  const [next, ...rest] = value as readonly Group[];
  const isHere =
    next !== undefined &&
    Object.keys(next).every((name) => name === count || Object.hasOwn(of, name)) &&
    Object.entries(of).every(([name, wanted]) => next[name] === wanted);
  if (!isHere) return { cell: '', rest: value as readonly Group[] };
  return { cell: String(next[count]), ...(rest.length === 0 ? {} : { rest }) };
};
