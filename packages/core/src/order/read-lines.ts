import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { orderKindOf } from './catalogue.ts';
import type { Grammar } from './grammar.ts';
import { headingIn, headingsMeant } from './headings.ts';
import type { ReadLine } from './judge-sheet.ts';
import { beginsLikeAnOrder, type LineResult, readLine } from './read-line.ts';
import { placed, type Under } from './sections.ts';
import { excerpt } from './words/line-in-hand.ts';
import type { LogicalLine } from './words/logical-lines.ts';

/** A sheet as it is written: its lines, and the sections whose headings stand in it. */
export interface WrittenSheet<T extends RulesetTypes> {
  readonly lines: readonly ReadLine<T>[];
  readonly headed: readonly string[];
}

/**
 * Reads line by line, each in the section of the last heading above it, or of the heading before it on its own line. Below a
 * heading that nobody understands no line is taken to belong to the section above.
 */
export const readLines = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  known: Known<T>,
  logical: readonly LogicalLine[],
  /** What stands already, where the sheet may replace only a part: it may have given names. */
  standing: readonly T['order'][],
): WrittenSheet<T> => {
  const before: T['order'][] = [...standing];
  const headed: string[] = [];
  const lines: ReadLine<T>[] = [];
  const read = (text: string): LineResult<T> => readLine(grammar, known, text, { before });
  let under: Under = null;
  for (const { line, text } of logical) {
    const heading = grammar.by === 'ruler' ? headingIn(grammar.orders, text) : null;
    if (heading?.rest === null) {
      under = heading.section;
      headed.push(heading.section);
      continue;
    }
    const { result, in: place } = readUnder(read, text, heading, under);
    const meant = result.ok || heading !== null || grammar.by === 'master' ? null : headingsMeant(grammar.orders, text);
    if (meant !== null) under = 'unknown heading';
    const found = meant === null ? inItsSection(grammar, result, place) : noHeading(result, text, meant);
    if (found.order !== null) before.push(found.order);
    const section = found.order?.section ?? (place === null || meant !== null ? undefined : place);
    lines.push({ line, text, section: section === 'unknown heading' ? undefined : section, ...found });
  }
  return { lines, headed };
};

type Found<T extends RulesetTypes> = Pick<ReadLine<T>, 'order' | 'malformed'>;

/** What stands behind a heading is an order of its section, unless only the line as a whole can be read. */
const readUnder = <T extends RulesetTypes>(
  read: (text: string) => LineResult<T>,
  text: string,
  heading: ReturnType<typeof headingIn>,
  under: Under,
): { readonly result: LineResult<T>; readonly in: Under } => {
  if (heading?.rest == null) return { result: read(text), in: under };
  const behind = read(heading.rest);
  const whole = behind.ok ? behind : read(text);
  return whole.ok && !behind.ok ? { result: whole, in: under } : { result: behind, in: heading.section };
};

const inItsSection = <T extends RulesetTypes>(
  { orders }: Grammar<T>,
  result: LineResult<T>,
  under: Under,
): Found<T> => {
  const kind = result.ok ? orderKindOf(orders, result.value.verb) : undefined;
  if (!result.ok || kind === undefined) return readAs(result);
  const place = placed(orders, kind, result.value, under);
  return place.ok ? { order: place.order, malformed: NO_FAULTS } : { order: null, malformed: [place.fault] };
};

/** A line that is neither order nor heading, and may have been meant to be one. */
const noHeading = <T extends RulesetTypes>(result: LineResult<T>, text: string, meant: readonly string[]): Found<T> => {
  const others = result.ok ? [] : result.error.filter(({ code }) => code !== 'unknown-verb');
  const words = excerpt(text.trim().replace(/:$/, ''));
  return { order: null, malformed: [{ code: 'unknown-section', words, meant }, ...others] };
};

/** Whether a line begins like an order or with a heading, so that a quote that was never closed ends before it. */
export const beginsLikeALine = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  known: Known<T>,
): ((text: string) => boolean) => {
  const isOrder = beginsLikeAnOrder(grammar, known);
  return (text) => isOrder(text) || (grammar.by === 'ruler' && headingIn(grammar.orders, text) !== null);
};

export const readAs = <T extends RulesetTypes>(result: LineResult<T>): Found<T> =>
  result.ok ? { order: result.value, malformed: NO_FAULTS } : { order: null, malformed: result.error };

export const NO_FAULTS: readonly Malformed[] = [];
