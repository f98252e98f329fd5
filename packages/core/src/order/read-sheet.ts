import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { HasOrders } from './catalogue.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { inFrame } from './in-frame.ts';
import { judgeSheet, type ReadLine } from './judge-sheet.ts';
import type { Depth, OrderKind } from './order-kind.ts';
import { headingJson, sectionNamed } from './read-heading-json.ts';
import { readOrderJson } from './read-json.ts';
import { readLine } from './read-line.ts';
import { beginsLikeALine, NO_FAULTS, readAs, readLines } from './read-lines.ts';
import { inOnlySection } from './sections.ts';
import { settle } from './settle-sections.ts';
import type { SheetReading } from './sheet-reading.ts';
import { type LogicalLine, logicalLines } from './words/logical-lines.ts';
import { writeLine } from './write-line.ts';

/** Whose sheet is read: a seat's holds a ruler's orders only, the master's only the master's acts. */
export type SheetBy = OrderKind<RulesetTypes>['by'];

/** Whose sheet it is, a ruler's unless said, and how far it is judged. */
export interface SheetToRead<T extends RulesetTypes = RulesetTypes> {
  readonly by?: SheetBy;
  readonly depth?: Depth;
  /** What stands already: where a message replaces only the sections that it holds, the others stay as they are here. */
  readonly standing?: readonly T['order'][];
}

/** Reads a sheet written as order lines. */
export const readSheetText = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  text: string,
  { by = 'ruler', depth = 'warnings', standing = [] }: SheetToRead<T> = {},
): SheetReading<T> => {
  const grammar = grammarOf(orders, by);
  const logical = logicalLines(text, beginsLikeALine(grammar, known), orders.numberSign);
  if (by === 'master') return judgeSheet(orders, known, readLines(grammar, known, logical, standing).lines, depth);
  const { inside, outside, fault } = inFrame(orders, known, logical);
  const written = readLines(grammar, known, inside, standing);
  const stray = strayLines(grammar, known, outside);
  const whole = { ...written, lines: inTextOrder([...written.lines, ...stray, ...(fault === null ? [] : [fault])]) };
  const reading = settle({ orders, known, depth, standing }, whole);
  return fault === null ? reading : refused(reading);
};

/** Orders outside a message are not part of it, and their writer should know; other words there are nobody's orders. */
const strayLines = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  known: Known<T>,
  outside: readonly LogicalLine[],
): readonly ReadLine<T>[] => {
  const { frame } = grammar.orders;
  if (frame === undefined) return [];
  return outside.flatMap(({ line, text }) => {
    if (!readLine(grammar, known, text).ok) return [];
    return [{ line, text, order: null, malformed: [{ code: 'outside-message', head: frame.head, foot: frame.foot }] }];
  });
};

const inTextOrder = <T extends RulesetTypes>(lines: readonly ReadLine<T>[]): readonly ReadLine<T>[] =>
  [...lines].sort((one, other) => one.line - other.line);

/** Of a message that is not whole nothing is taken: an earlier sheet goes on standing. */
const refused = <T extends RulesetTypes>({ lines, findings }: SheetReading<T>): SheetReading<T> => ({
  orders: [],
  lines: lines.filter(({ kept }) => kept !== true).map((each) => ({ ...each, outcome: refusedAs[each.outcome] })),
  findings,
  sections: [],
});

const refusedAs = { accepted: 'illegal', warned: 'illegal', illegal: 'illegal', malformed: 'malformed' } as const;

/**
 * Reads a sheet sent as JSON that was parsed but not checked: an array of `{"unit"?, "verb", "section"?, "args"}`. An item
 * with nothing but a section is its heading.
 */
export const readSheetJson = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  input: unknown,
  { by = 'ruler', depth = 'warnings', standing = [] }: SheetToRead<T> = {},
): SheetReading<T> => {
  if (!Array.isArray(input)) return judgeSheet(orders, known, [notASheet('an array of orders')], depth);
  if (input.length > MOST_ORDERS) {
    return judgeSheet(orders, known, [notASheet(`at most ${MOST_ORDERS} orders`)], depth);
  }
  const before: T['order'][] = [...standing];
  const headed: string[] = [];
  const lines = input.flatMap((item: unknown, index): readonly ReadLine<T>[] => {
    const path = `[${index}]`;
    const heading = by === 'ruler' ? headingJson(orders, item) : null;
    if (heading !== null) {
      headed.push(heading);
      return [];
    }
    const result = readOrderJson(orders, known, item, { by, path, before });
    if (result.ok) before.push(result.value);
    const text = result.ok ? writeLine(orders, known, result.value) : path;
    return [{ line: index + 1, text, section: sectionNamed(orders, item), ...readAs(result) }];
  });
  return by === 'master'
    ? judgeSheet(orders, known, lines, depth)
    : settle({ orders, known, depth, standing }, { lines, headed });
};

/** Judges orders that are known to be well formed, such as a draft. */
export const checkSheet = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  known: Known<T>,
  orders: readonly T['order'][],
  depth: Depth = 'warnings',
): SheetReading<T> => {
  const lines = orders.map((order, index): ReadLine<T> => {
    return { line: index + 1, text: writeLine(catalogue, known, order), order, malformed: NO_FAULTS };
  });
  return judgeSheet(catalogue, known, lines, depth);
};

/**
 * Those of some well-formed orders that are legal beside each other, where nobody asks about the others. What can stand in one
 * section alone need not say so.
 */
export const legalOrders = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  known: Known<T>,
  orders: readonly T['order'][],
): readonly T['order'][] => {
  const lines = orders.map(
    (order, index): ReadLine<T> => ({
      line: index + 1,
      text: '',
      order: inOnlySection(catalogue, order),
      malformed: NO_FAULTS,
    }),
  );
  // A list of its own: what was remembered while judging that one may go.
  return [...judgeSheet(catalogue, known, lines, 'faults').orders];
};

/** More than any ruleset's limit, so that a sheet of any size is read in a short time. */
const MOST_ORDERS = 10_000;

const notASheet = <T extends RulesetTypes>(wanted: string): ReadLine<T> => {
  return { line: 1, text: '', order: null, malformed: [{ code: 'bad-json', path: '', wanted }] };
};
