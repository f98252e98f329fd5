import type { JsonValue } from '../json.ts';
import { argumentKindOf } from '../order/arguments/kinds.ts';
import type { GroupsType, ParamType } from '../order/arguments/param.ts';
import { partsToSay } from '../order/arguments/saying.ts';
import type { ArgumentTail, PlainTail, Wording } from '../order/grammar.ts';
import type { OrderColumn } from '../order/order-sheet-spec.ts';
import type { NumberSign } from '../order/words/words.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { cellWords, inQuotes } from './cell-words.ts';
import { argsOf, type Entry, paramOf } from './entry.ts';
import type { SheetRow } from './row.ts';

/** A table as its rows are read: its columns, and what a row may be. */
export interface TableInHand<T extends RulesetTypes> {
  readonly columns: readonly OrderColumn[];
  readonly entries: readonly Entry<T>[];
  /** What a `#` before a digit means in its cells. */
  readonly numberSign?: NumberSign;
}

/**
 * The line that a row says: the words of its entry, with the cells where the arguments stand. It is not judged here: what is
 * missing or wrong is said by whoever reads the line, as of any other.
 */
export const lineOfRow = <T extends RulesetTypes>(
  table: TableInHand<T>,
  known: Known<T>,
  { entry: label, cells }: SheetRow,
): string => {
  const { entries } = table;
  const [only, ...others] = entries;
  const entry =
    entries.find((each) => each.label === label) ?? (others.length === 0 && label === '' ? only : undefined);
  if (entry === undefined)
    return [label, ...cells]
      .map((cell) => asWords(table, cell))
      .filter((each) => each !== '')
      .join(' ');
  const given = givenIn(entry, table, known, cells);
  const unit = entry.kind.unit === undefined ? undefined : given.get('unit');
  if (entry.kind.unit !== undefined) given.delete('unit');
  const wording = wordingFor(entry.wordings, [...given.keys()]);
  const said = new Set(flagsOf(wording));
  const tail = partsToSay<PlainTail<T>>(
    wording.tail,
    Object.fromEntries([...given.keys()].map((name) => [name, true])),
  );
  const words = tail.flatMap((part) => {
    if (part.part === 'word') return [(part.anyOf[0] as string).toUpperCase()];
    said.add(part.name);
    const cell = given.get(part.name);
    return cell === undefined ? [] : [asArgument(part, cell)];
  });
  // What has no place in this order is not lost: the reader of the line says so.
  const leftOver = [...given].flatMap(([name, cell]) => (said.has(name) ? [] : [asWords(table, cell)]));
  return [unit ?? '', wording.verb, ...words, ...leftOver, ...strangeCells(entry, table, cells)]
    .filter((each) => each !== '')
    .join(' ');
};

/** Only a free text may go on in a second line. */
const asWords = <T extends RulesetTypes>({ numberSign }: TableInHand<T>, cell: string): string =>
  cellWords(cell.replaceAll(/\s+/g, ' ').trim(), numberSign);

/** By argument what its cells say; several cells of one argument are its groups. */
const givenIn = <T extends RulesetTypes>(
  entry: Entry<T>,
  table: TableInHand<T>,
  known: Known<T>,
  cells: readonly string[],
): Map<string, string> => {
  const given = new Map<string, string>();
  table.columns.forEach((column, at) => {
    const name = argOf(entry, column);
    const type = name === undefined ? undefined : paramOf(entry.kind, name)?.type;
    if (name === undefined || type === undefined) return;
    const cell = isFreeText(type) ? (cells[at] ?? '').trim() : asWords(table, cells[at] ?? '');
    if (cell === '') return;
    const text = column.groups === undefined ? cell : groupText(type as GroupsType<T>, column.groups, known, cell);
    const before = given.get(name);
    given.set(name, before === undefined ? text : `${before}, ${text}`);
  });
  return given;
};

/** The argument of an entry that stands in a column. */
export const argOf = <T extends RulesetTypes>(entry: Entry<T>, { args }: OrderColumn): string | undefined => {
  const own = argsOf(entry);
  return args.find((arg) => own.includes(arg));
};

/** `4` in the column of foot is `Foot 4`, or however its ruleset writes it. */
const groupText = <T extends RulesetTypes>(
  type: GroupsType<T>,
  { count, of }: NonNullable<OrderColumn['groups']>,
  known: Known<T>,
  cell: string,
): string => {
  const value: JsonValue = /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
  return argumentKindOf<T>(type)
    .written(type, { known }, [{ ...of, [count]: value }])
    .join(', ');
};

/** The wording that says these arguments, or of all the one that comes nearest. */
const wordingFor = <T extends RulesetTypes>(wordings: readonly Wording<T>[], given: readonly string[]): Wording<T> => {
  const costs = wordings.map((wording) => {
    const needed = wording.tail.flatMap((part) => (part.part === 'argument' ? [part.name] : []));
    const may = new Set([...needed, ...flagsOf(wording), ...extraArgs(wording)]);
    const unsaid = given.filter((name) => !may.has(name)).length;
    const missing = needed.filter((name) => !given.includes(name)).length;
    return unsaid * UNSAID + missing;
  });
  return wordings[costs.indexOf(Math.min(...costs))] as Wording<T>;
};

/** An argument that cannot be said weighs more than any number that are missing. */
const UNSAID = 100;

const extrasIn = <T extends RulesetTypes>({ tail }: Wording<T>) =>
  tail.flatMap((part) => (part.part === 'extras' ? part.extras : []));

const flagsOf = <T extends RulesetTypes>(wording: Wording<T>): readonly string[] =>
  extrasIn(wording).flatMap(({ flag }) => flag ?? []);

const extraArgs = <T extends RulesetTypes>(wording: Wording<T>): readonly string[] =>
  extrasIn(wording).flatMap(({ parts }) => parts.flatMap((part) => (part.part === 'argument' ? [part.name] : [])));

const asArgument = <T extends RulesetTypes>({ type, glue }: ArgumentTail<T>, cell: string): string => {
  if (isFreeText(type)) return inQuotes(cell);
  return cell.toLowerCase().startsWith(glue) ? cell : glue + cell;
};

const isFreeText = <T extends RulesetTypes>({ kind }: ParamType<T>): boolean => kind === 'text';

/** What stands in columns that the order does not have. */
const strangeCells = <T extends RulesetTypes>(
  entry: Entry<T>,
  table: TableInHand<T>,
  cells: readonly string[],
): readonly string[] =>
  table.columns.flatMap((column, at) => (argOf(entry, column) === undefined ? asWords(table, cells[at] ?? '') : []));
