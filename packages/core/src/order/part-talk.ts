import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { HasOrders, OrderCatalogue } from './catalogue.ts';
import { grammarOf } from './grammar.ts';
import { headingIn, headingsMeant } from './headings.ts';
import { isOfFrame } from './in-frame.ts';
import { likeAnOrder } from './like-an-order.ts';
import { readLine } from './read-line.ts';
import { beginsLikeALine } from './read-lines.ts';
import { sectionsOf } from './sections.ts';
import { type LogicalLine, logicalLines } from './words/logical-lines.ts';

/** A text, parted into orders and talk. */
export interface PartedText {
  /** What is left of it for orders. */
  readonly text: string;
  /** Greetings, thanks, notices: lines that nobody can have meant for orders, as they were written. */
  readonly talk: readonly string[];
  /** Whether anything is left that is no comment. */
  readonly holdsLines: boolean;
  /** Whether it reads as orders: a paragraph of it does, by most of its lines, or by half of them where one is an order without fault. */
  readonly isOrders: boolean;
}

/**
 * Takes the talk out of a text with a ruler's orders: paragraphs without any verb or unit, and words without figures that stand
 * right above or below orders. Between orders every line is meant to be one.
 */
export const partTalk = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  text: string,
): PartedText => {
  const grammar = grammarOf(orders, 'ruler');
  const physical = text.split(/\r\n|[\n\r]/);
  const logical = logicalLines(text, beginsLikeALine(grammar, known), orders.numberSign);
  const paragraphs = inParagraphs(physical, sorted(orders, likeAnOrder(grammar, known), logical));
  const talk = paragraphs.flatMap(talkIn);
  const gone = new Set(talk.flatMap((line) => placesOf(line)));
  return {
    text: physical.filter((_, at) => !gone.has(at)).join('\n'),
    talk: talk.map(({ text: words }) => words.trim()),
    holdsLines: talk.length < logical.length,
    isOrders: paragraphs.some((lines) => readsAsOrders(lines, (each) => readLine(grammar, known, each).ok)),
  };
};

/** A line, and whether it was meant for an order. */
interface Sorted extends LogicalLine {
  readonly isOrder: boolean;
}

const sorted = <T extends RulesetTypes>(
  orders: OrderCatalogue<T>,
  isOrder: (text: string) => boolean,
  lines: readonly LogicalLine[],
): readonly Sorted[] => {
  let ordersAbove = false;
  return lines.map((line) => {
    const is = isOfFrame(orders, line.text) || isHeading(orders, line.text, ordersAbove) || isOrder(line.text);
    ordersAbove = ordersAbove || is;
    return { ...line, isOrder: is };
  });
};

/** A line that only ends like a heading parts the orders below it from a section above. Above all orders it is a greeting. */
const isHeading = <T extends RulesetTypes>(orders: OrderCatalogue<T>, text: string, ordersAbove: boolean): boolean => {
  if (sectionsOf(orders).length === 0) return false;
  if (headingIn(orders, text) !== null) return true;
  const meant = headingsMeant(orders, text);
  return meant !== null && (meant.length > 0 || ordersAbove);
};

const readsAsOrders = (lines: readonly Sorted[], isWhole: (text: string) => boolean): boolean => {
  const orders = lines.filter(({ isOrder }) => isOrder);
  const others = lines.length - orders.length;
  return orders.length > others || (orders.length === others && orders.some(({ text }) => isWhole(text)));
};

const placesOf = ({ line, text }: LogicalLine): readonly number[] =>
  text.split('\n').map((_, further) => line - 1 + further);

const inParagraphs = (physical: readonly string[], lines: readonly Sorted[]): readonly (readonly Sorted[])[] => {
  const paragraphs: Sorted[][] = [];
  let end = 0;
  for (const line of lines) {
    const from = line.line - 1;
    const goesOn = paragraphs.length > 0 && physical.slice(end, from).every((each) => each.trim() !== '');
    if (goesOn) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
    end = from + placesOf(line).length;
  }
  return paragraphs;
};

const talkIn = (lines: readonly Sorted[]): readonly Sorted[] => {
  const first = lines.findIndex(({ isOrder }) => isOrder);
  const last = lines.findLastIndex(({ isOrder }) => isOrder);
  if (first < 0) return lines;
  return [lines.slice(0, first), lines.slice(last + 1)].flatMap((around) =>
    around.some(mayLackItsVerb) ? [] : around,
  );
};

/** `3 inf from Lisbon` or `ALLIANCE France`. */
const mayLackItsVerb = ({ text }: Sorted): boolean => /\d|^\W*\p{Lu}{3}/u.test(text);
