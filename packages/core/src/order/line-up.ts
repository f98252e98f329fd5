import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { ExtrasTail, PlainTail, TailExtra, TailPart } from './grammar.ts';
import type { LineInHand } from './words/line-in-hand.ts';
import { isLiteral } from './words/literal.ts';

/**
 * The tail as a line means it: of optional parts only those whose first words stand in the words from `start` on, in the
 * order in which they stand there.
 */
export const linedUp = <T extends RulesetTypes>(
  line: LineInHand<T>,
  tail: readonly TailPart<T>[],
  start: number,
): readonly PlainTail<T>[] => tail.flatMap((part) => (part.part === 'extras' ? extrasIn(line, part, start) : [part]));

const extrasIn = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { extras }: ExtrasTail<T>,
  start: number,
): readonly PlainTail<T>[] => {
  const found: TailExtra<T>[] = [];
  for (let at = start; at < line.words.length; ) {
    const [best] = extras
      .filter((extra) => !found.includes(extra))
      .map((extra) => ({ extra, length: leadAt(line, extra, at) }))
      .filter(({ length }) => length > 0)
      .sort((one, other) => other.length - one.length);
    if (best !== undefined) found.push(best.extra);
    at += best?.length ?? 1;
  }
  return found.flatMap(({ parts }) => parts);
};

/** How many words begin the extra at `at`; 0 if they do not stand there. */
const leadAt = <T extends RulesetTypes>({ words }: LineInHand<T>, { parts }: TailExtra<T>, at: number): number => {
  const argument = parts.findIndex(({ part }) => part === 'argument');
  const lead = argument < 0 ? parts : parts.slice(0, argument);
  const stands = lead.every((part, index) => part.part === 'word' && isLiteral(part.anyOf, words[at + index]));
  return stands ? lead.length : 0;
};
