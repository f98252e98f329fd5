import type { Malformed } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { findVerbs } from './find-verb.ts';
import type { Grammar } from './grammar.ts';
import { beginsLikeAnOrder, readLine } from './read-line.ts';
import { fold } from './words/fold.ts';
import { editDistance } from './words/suggest.ts';
import { wordsOf } from './words/words.ts';

/**
 * Whether a line is an order, or was meant to be one: it can be read; or it begins with a verb or a unit; or but for a slip or a
 * word that was left out it would. Words of a letter may begin like a verb that is abbreviated, or have one further on: they
 * are told from orders by what else stands in the line.
 */
export const likeAnOrder = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  known: Known<T>,
): ((text: string) => boolean) => {
  const begins = beginsLikeAnOrder(grammar, known);
  return (text) => {
    const read = readLine(grammar, known, text);
    return read.ok || begins(text) || isNear(grammar, text, read.error);
  };
};

/** What is wrong with a line that was nearly an order: hardly anything, or its writer meant it as one, in capitals. */
const isNear = <T extends RulesetTypes>(grammar: Grammar<T>, text: string, faults: readonly Malformed[]): boolean => {
  const verb = faults.find(({ code }) => code === 'unknown-verb');
  if (verb?.code === 'unknown-verb') {
    const slips = verb.meant.map((meant) => editDistance(fold(verb.words), fold(meant)));
    return isShouted(verb.words) ? slips.length > 0 : faults.length <= MOST_FAULTS && slips.some(isSlip(verb.words));
  }
  const { words } = wordsOf(text, grammar.orders.numberSign);
  const { candidates, misplaced } = findVerbs(grammar, words, () => 0);
  const [found] = [...candidates, ...misplaced];
  if (found === undefined) return false;
  const named = text.slice(words[found.at]?.from, words[found.next - 1]?.to);
  const before = text.slice(0, words[found.at]?.from);
  if (isShouted(named) || /\d/.test(before)) return true;
  const isUnitMeant = (fault: Malformed): boolean =>
    fault.code === 'unknown-name' && fault.words === before.trim() && fault.meant.length > 0;
  if (faults.some(isUnitMeant)) return true;
  return found.at === 0 && named.length > SHORTEST && faults.length < MOST_FAULTS;
};

/** In a short word a second slip makes many others of it: `Dear` of HEIR. */
const isSlip =
  (words: string) =>
  (slips: number): boolean =>
    slips <= (words.length > LONG ? 2 : 1);

const LONG = 6;
/** The verb is misspelt, and one thing more. */
const MOST_FAULTS = 2;
/** So few letters begin words of every language. */
const SHORTEST = 2;

const isShouted = (words: string): boolean => /\p{Lu}{3}/u.test(words) && words === words.toUpperCase();
