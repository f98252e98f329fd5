import type { Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type AlignedStep, alignWords } from './align-words.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { PlainTail, Wording } from './grammar.ts';
import { linedUp } from './line-up.ts';
import { unglued } from './read-part.ts';
import { excerptOf, type LineInHand } from './words/line-in-hand.ts';

/** All that keeps a line from being read as a wording, in the order of its words. `cost` is small when little is. */
export interface LineFaults {
  readonly cost: number;
  readonly faults: readonly Malformed[];
}

/** The least that must be wrong with the words from `start` on, when they are meant as the tail of `wording`. */
export const findFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  wording: Wording<T>,
  start: number,
): LineFaults => {
  if (line.words.length > MOST_WORDS) return findFaults(cutShort(line), wording, start);
  const tail = linedUp(line, wording.tail, start);
  const { cost, steps } = alignWords(line, tail, start);
  const faults: Malformed[] = [];
  steps.forEach((each, index) => {
    if (each.step !== 'left over') faults.push(...faultsOf(line, tail, each));
    else if (steps[index - 1]?.step !== 'left over') {
      const end = steps.findIndex(({ step }, later) => later > index && step !== 'left over');
      const last = steps[end < 0 ? steps.length - 1 : end - 1] as AlignedStep;
      faults.push({
        code: 'words-left-over',
        words: excerptOf(line, each.at, last.next),
        pattern: wording.line.pattern,
      });
    }
  });
  return { cost, faults };
};

/** No order has so many words; what stands behind them tells nothing more. */
const MOST_WORDS = 50;

const cutShort = <T extends RulesetTypes>(line: LineInHand<T>): LineInHand<T> => ({
  ...line,
  words: line.words.slice(0, MOST_WORDS),
});

const faultsOf = <T extends RulesetTypes>(
  line: LineInHand<T>,
  tail: readonly PlainTail<T>[],
  { step, partAt, at, next }: AlignedStep,
): readonly Malformed[] => {
  const part = tail[partAt];
  if (part === undefined || step === 'fits') return [];
  if (part.part === 'word' || step === 'missing') {
    const wanted = part.part === 'word' ? part.shown : part.type.name;
    return [{ code: 'missing-words', after: excerptOf(line, 0, at), wanted }];
  }
  const { line: bare, at: from } = unglued(line, part.glue, at);
  const kind = argumentKindOf(part.type);
  const near = step === 'near' ? kind.near(bare, part.type, { at: from, end: next }) : [];
  return near.length > 0 ? near : kind.far(line, part.type, { at, end: next });
};
