import { decimal } from '../order/arguments/decimal.ts';
import type { RulesetText } from '../ruleset/text.ts';
import type { TextByCode } from '../text/text-of.ts';
import type { Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** What a ruleset calls its argument types: location → `place`. */
export type ArgumentWords = { readonly [name: string]: string };

/** The sentence for something that could not be understood. */
export const malformedText = <T extends RulesetTypes>(
  fault: Malformed,
  { argument }: Pick<RulesetText<T>, 'argument'>,
): string => MALFORMED_TEXT[fault.code](fault as never, argument) + place(fault);

export const MALFORMED_TEXT: TextByCode<Malformed, ArgumentWords> = {
  'unknown-verb': ({ words, meant }) => `There is no order “${words}”.${didYouMean(meant)}`,
  'ambiguous-verb': ({ words, meant }) => `“${words}” can mean ${listed(meant, 'or')}. Write a little more.`,
  'unknown-name': ({ what, words, meant }, argument) =>
    `There is no ${named(what, argument)} “${words}”.${didYouMean(meant)}`,
  'ambiguous-name': ({ what, words, meant }, argument) =>
    `The ${named(what, argument)} “${words}” can be ${listed(meant, 'or')}. Write a little more.`,
  'named-twice': ({ what, words }, argument) => `The ${named(what, argument)} “${words}” is named twice.`,
  'wrong-count': ({ what, count, from, to }, argument) =>
    `${count} ${count === 1 ? 'is' : 'are'} named as ${named(what, argument)}; there must be ${from === to ? from : `${from} to ${to}`}.`,
  'not-a-number': ({ what, words, places }, argument) =>
    `The ${named(what, argument)} “${words}” is no ${places === undefined ? 'whole number' : `number with at most ${places} ${places === 1 ? 'decimal' : 'decimals'}`}.`,
  'out-of-range': ({ what, value, from, to, places }, argument) =>
    `The ${named(what, argument)} ${decimal(value, places)} must lie from ${decimal(from, places)} to ${decimal(to, places)}.`,
  'not-a-condition': ({ what, words, terms }, argument) =>
    `The ${named(what, argument)} “${words}” cannot be read. Write for example ${listed(terms, 'or')}.`,
  'text-length': ({ what, length, from, to }, argument) =>
    `The ${named(what, argument)} has ${length} ${length === 1 ? 'character' : 'characters'}; it must have ${from} to ${to}.`,
  'unclosed-quote': ({ words }) => `The quote that begins with ${words} is never closed.`,
  'missing-words': ({ after, wanted }, argument) =>
    after === ''
      ? `The line must begin with: ${named(wanted, argument)}.`
      : `Something is missing after “${after}”: ${named(wanted, argument)}.`,
  'unit-behind': ({ meant }) => `Whoever carries it out stands first: ${meant}`,
  'words-left-over': ({ words, pattern }) =>
    pattern === '' ? `The line is too long, from “${words}” on.` : `“${words}” does not fit into ${pattern}.`,
  'unknown-section': ({ words, meant }) => `There is no section “${words}”.${didYouMean(meant)}`,
  'no-section': ({ meant }) => `It stands under no heading. Write it under ${listed(meant, 'or')}.`,
  'wrong-section': ({ section, meant }) =>
    `It does not belong under ${section}. Write it under ${listed(meant, 'or')}.`,
  'section-full': ({ section, takes }) =>
    `${section} takes ${takes} ${takes === 1 ? 'order' : 'orders'}, and this is one too many.`,
  'cut-off': ({ words, foot }) =>
    `The message that begins with “${words}” has no ${foot} at its end, so a part of it may be missing. Nothing of it was taken; send it again whole.`,
  'other-message': ({ what, words, meant }, argument) =>
    `The message is for the ${named(what, argument)} ${words}; it would have to be for ${meant}. Nothing of it was taken.`,
  'outside-message': ({ head, foot }) =>
    `It stands outside the message, which begins with ${head} and ends with ${foot}.`,
  'bad-json': ({ wanted }) => `Expected ${wanted}.`,
};

const named = (what: string, argument: ArgumentWords): string => argument[what] ?? what;

const place = ({ path }: Malformed): string => (path === undefined || path === '' ? '' : ` (${path})`);

const didYouMean = (meant: readonly string[]): string =>
  meant.length === 0 ? '' : ` Did you mean ${listed(meant, 'or')}?`;

const listed = (items: readonly string[], last: 'and' | 'or'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
