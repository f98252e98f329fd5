import { waysToWrite } from '../order/arguments/pattern.ts';
import type { OrderKind } from '../order/order-kind.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** What the signs in the wordings of these orders mean, for whoever is shown them. */
export const patternSigns = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[]): string =>
  signsIn(kinds)
    .map((sign) => SIGNS[sign])
    .join(' ');

/** What the wordings of orders have to be explained of: words to put in, lists, additions in any order. */
export type PatternSign = 'words' | 'lists' | 'additions';

/** The signs that stand in the wordings of these orders. */
export const signsIn = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[]): readonly PatternSign[] => [
  'words',
  ...(kinds.some(hasList) ? (['lists'] as const) : []),
  ...(kinds.some(hasExtras) ? (['additions'] as const) : []),
];

const SIGNS: { readonly [sign in PatternSign]: string } = {
  words: '<...> stands for words of yours, [...] may be left out, a|b is either.',
  lists: 'Several of one kind are separated by commas.',
  additions: 'What stands in brackets side by side may come in any order.',
};

const hasList = <T extends RulesetTypes>({ params }: OrderKind<T>): boolean =>
  Object.values(params).some(({ type }) => type.kind === 'list' || type.kind === 'groups');

const hasExtras = <T extends RulesetTypes>({ lines }: OrderKind<T>): boolean =>
  lines.some((line) => {
    const ways = waysToWrite(line);
    return ways.ok && ways.value.some((way) => way.some((part) => part.part === 'extras' && part.extras.length > 1));
  });
