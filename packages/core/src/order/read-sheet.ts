import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { HasOrders } from './catalogue.ts';
import { grammarOf } from './grammar.ts';
import { judgeSheet, type ReadLine } from './judge-sheet.ts';
import type { Depth, OrderKind } from './order-kind.ts';
import { readOrderJson } from './read-json.ts';
import { beginsLikeAnOrder, readLine } from './read-line.ts';
import type { SheetReading } from './sheet-reading.ts';
import { logicalLines } from './words/logical-lines.ts';
import { writeLine } from './write-line.ts';

/** Whose sheet is read: a seat's holds a ruler's orders only, the master's only the master's acts. */
export type SheetBy = OrderKind<RulesetTypes>['by'];

/** Whose sheet it is, a ruler's unless said, and how far it is judged. */
export interface SheetToRead {
  readonly by?: SheetBy;
  readonly depth?: Depth;
}

/** Reads a sheet written as order lines. */
export const readSheetText = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  text: string,
  { by = 'ruler', depth = 'warnings' }: SheetToRead = {},
): SheetReading<T> => {
  const grammar = grammarOf(orders, by);
  const before: T['order'][] = [];
  const lines = logicalLines(text, beginsLikeAnOrder(grammar, known), orders.numberSign).map((logical): ReadLine<T> => {
    const result = readLine(grammar, known, logical.text, { before });
    if (result.ok) before.push(result.value);
    return { line: logical.line, text: logical.text, ...readAs(result) };
  });
  return judgeSheet(orders, known, lines, depth);
};

/** Reads a sheet sent as JSON that was parsed but not checked: an array of `{"unit"?, "verb", "args"}`. */
export const readSheetJson = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  input: unknown,
  { by = 'ruler', depth = 'warnings' }: SheetToRead = {},
): SheetReading<T> => {
  if (!Array.isArray(input)) return judgeSheet(orders, known, [notASheet('an array of orders')], depth);
  if (input.length > MOST_ORDERS) {
    return judgeSheet(orders, known, [notASheet(`at most ${MOST_ORDERS} orders`)], depth);
  }
  const before: T['order'][] = [];
  const lines = input.map((item: unknown, index): ReadLine<T> => {
    const path = `[${index}]`;
    const result = readOrderJson(orders, known, item, { by, path, before });
    if (result.ok) before.push(result.value);
    const text = result.ok ? writeLine(orders, known, result.value) : path;
    return { line: index + 1, text, ...readAs(result) };
  });
  return judgeSheet(orders, known, lines, depth);
};

/** Judges orders that are known to be well formed, such as a draft. */
export const checkSheet = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  known: Known<T>,
  orders: readonly T['order'][],
  depth: Depth = 'warnings',
): SheetReading<T> => {
  const lines = orders.map((order, index): ReadLine<T> => {
    return { line: index + 1, text: writeLine(catalogue, known, order), order, malformed: [] };
  });
  return judgeSheet(catalogue, known, lines, depth);
};

/** Those of some well-formed orders that are legal beside each other, where nobody asks about the others. */
export const legalOrders = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  known: Known<T>,
  orders: readonly T['order'][],
): readonly T['order'][] => {
  const lines = orders.map((order, index): ReadLine<T> => ({ line: index + 1, text: '', order, malformed: [] }));
  // A list of its own: what was remembered while judging that one may go.
  return [...judgeSheet(catalogue, known, lines, 'faults').orders];
};

/** More than any ruleset's limit, so that a sheet of any size is read in a short time. */
const MOST_ORDERS = 10_000;

const notASheet = <T extends RulesetTypes>(wanted: string): ReadLine<T> => {
  return { line: 1, text: '', order: null, malformed: [{ code: 'bad-json', path: '', wanted }] };
};

const readAs = <T extends RulesetTypes>(
  result: ReturnType<typeof readLine<T>>,
): Pick<ReadLine<T>, 'order' | 'malformed'> =>
  result.ok ? { order: result.value, malformed: NO_FAULTS } : { order: null, malformed: result.error };

const NO_FAULTS: readonly Malformed[] = [];
