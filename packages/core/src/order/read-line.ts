import { err, ok, type Result } from '../result.ts';
import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { notInside } from './arguments/inner-order.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { ParamType } from './arguments/param.ts';
import { assembleOrder } from './assemble.ts';
import { beginsWithVerb, type Candidate, type FoundVerbs, findVerbs } from './find-verb.ts';
import type { Grammar } from './grammar.ts';
import { matchTail, matchUnit } from './match-line.ts';
import { withoutSection } from './sections.ts';
import { unitTypesOf, unknownVerb } from './unknown-verb.ts';
import { faultsAs } from './verb-faults.ts';
import { type Context, excerpt, excerptOf, type InnerOrders, type LineInHand, spanOf } from './words/line-in-hand.ts';
import { type Word, wordsOf } from './words/words.ts';

/** A line as read: the order, or all faults that keep it from being one. */
export type LineResult<T extends RulesetTypes> = Result<T['order'], readonly Malformed[]>;

/**
 * Reads one logical line tolerantly. Verbs and names may be abbreviated as long as the line can mean only one order,
 * case, accents, hyphens and small words such as `to` do not matter.
 */
export const readLine = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  known: Known<T>,
  text: string,
  context: Pick<Context<T>, 'before' | 'inner'> = {},
): LineResult<T> => {
  const { words, unclosed } = wordsOf(text, grammar.orders.numberSign);
  if (unclosed >= 0) return err([{ code: 'unclosed-quote', words: excerpt(text.slice(unclosed)) }]);
  const line: LineInHand<T> = { inner: innerOf(grammar), ...context, known, text, words };
  if (words.length > MOST_WORDS) {
    return err([{ code: 'words-left-over', words: excerptOf(line, MOST_WORDS, words.length), pattern: '' }]);
  }
  const found = findVerbs(grammar, words, () => longUnit(grammar, line));
  const [order, another] = ordersAs(line, found);
  return order !== undefined && another === undefined ? ok(order) : err(faultsOf(grammar, line, found));
};

/** Reads an order inside another: the rest of its line, as an order of the same ruler. Nothing stands inside that one. */
const innerOf = <T extends RulesetTypes>(grammar: Grammar<T>): InnerOrders<T> => ({
  read: (line, at, verbs) => {
    const { known, before, text, words } = line;
    const rest = text.slice((words[at] as Word).from, (words.at(-1) as Word).to);
    const read = readLine(grammar, known, rest, { ...(before === undefined ? {} : { before }), inner: NOTHING_INSIDE });
    if (!read.ok) return read;
    if (verbs.includes(read.value.verb)) return ok(withoutSection(read.value));
    return notInside(read.value.verb, verbs);
  },
});

const NOTHING_INSIDE: InnerOrders = { read: (line, at) => notInside(excerptOf(line, at, line.words.length), []) };

/** Whether a line begins like an order of this grammar: with a verb or with the name of a unit, in full. */
export const beginsLikeAnOrder =
  <T extends RulesetTypes>(grammar: Grammar<T>, known: Known<T>) =>
  (text: string): boolean => {
    const line: LineInHand<T> = {
      known,
      text,
      words: wordsOf(text.slice(0, MOST_OF_A_BEGINNING), grammar.orders.numberSign).words,
    };
    const isUnit = (type: ParamType<T>): boolean => argumentKindOf(type).exact(line, type, 0).length > 0;
    return beginsWithVerb(grammar, line.words) || unitTypesOf(grammar).some(isUnit);
  };

/** The place after the unit with which the line begins, if its name has several words, as in G KENT RECRUIT; else 0. */
const longUnit = <T extends RulesetTypes>(grammar: Grammar<T>, line: LineInHand<T>): number => {
  const ends = unitTypesOf(grammar).flatMap((type) =>
    argumentKindOf(type)
      .exact(line, type, 0)
      .map(({ next }) => next),
  );
  return Math.max(0, ...ends.filter((end) => end > 1 && end < line.words.length));
};

/** More unquoted words than any order needs, so that no line takes long to read. */
const MOST_WORDS = 300;
const MOST_OF_A_BEGINNING = 200;

/**
 * The orders as which the line can be read. With its verb in full the first wording that fits decides; where something
 * was abbreviated, all count that fit. Where a part of the verb was left out, no other verb may begin like it.
 */
const ordersAs = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { form, candidates }: FoundVerbs<T>,
): readonly T['order'][] => {
  if (form === 'cut' && verbsOf(candidates).length > 1) return [];
  const strict: T['order'][] = [];
  for (const candidate of candidates) {
    const order = orderAs(line, candidate, false);
    if (order === null) continue;
    strict.push(order);
    if (form === 'full') return strict;
  }
  if (strict.length > 0) return different(strict);
  return different(candidates.map((candidate) => orderAs(line, candidate, true)).filter((order) => order !== null));
};

const orderAs = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { wording: { kind, line: orderLine, tail }, at, next }: Candidate<T>,
  loose: boolean,
): T['order'] | null => {
  const unit = kind.unit === undefined ? undefined : matchUnit(line, kind.unit.type, at);
  if (kind.unit !== undefined && unit === undefined) return null;
  const args = matchTail(line, tail, next, loose);
  if (args === null) return null;
  return assembleOrder(kind, { ...orderLine.sets, ...args, ...(unit === undefined ? {} : { unit }) });
};

const different = <Order>(orders: readonly Order[]): readonly Order[] =>
  orders.length < 2 ? orders : [...new Map(orders.map((order) => [JSON.stringify(order), order])).values()];

const faultsOf = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  line: LineInHand<T>,
  { form, candidates, misplaced }: FoundVerbs<T>,
): readonly Malformed[] => {
  if (misplaced.length > 0) {
    const meant = unitFirst(grammar, line, misplaced);
    return meant === null ? faultsAs(line, misplaced) : [{ code: 'unit-behind', meant: excerpt(meant) }];
  }
  if (candidates.length === 0) return unknownVerb(grammar, line);
  const verbs = verbsOf(candidates);
  if (form === 'full' || verbs.length === 1) return faultsAs(line, candidates);
  const at = Math.min(...candidates.map((candidate) => candidate.at));
  const next = Math.max(...candidates.map((candidate) => candidate.next));
  return [{ code: 'ambiguous-verb', words: excerptOf(line, at, next), meant: verbs }];
};

/** MARCH A1 London → A1 MARCH London, if that can be read: how a line goes whose unit stands behind its verb; else null. */
const unitFirst = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  line: LineInHand<T>,
  misplaced: readonly Candidate<T>[],
): string | null => {
  const { words } = line;
  for (const { wording, at, next } of misplaced) {
    const { unit } = wording.kind;
    if (unit === undefined || at > 0) continue;
    for (const { next: end } of argumentKindOf(unit.type).exact(line, unit.type, next)) {
      const parts = [spanOf(line, next, end), spanOf(line, 0, next), spanOf(line, end, words.length)];
      const text = parts.filter((part) => part !== '').join(' ');
      const moved: LineInHand<T> = { ...line, text, words: wordsOf(text, grammar.orders.numberSign).words };
      const orders = ordersAs(
        moved,
        findVerbs(grammar, moved.words, () => longUnit(grammar, moved)),
      );
      if (orders.length === 1) return text;
    }
  }
  return null;
};

const verbsOf = <T extends RulesetTypes>(candidates: readonly Candidate<T>[]): readonly string[] =>
  [...new Set(candidates.map(({ wording }) => wording.verb))].sort();
