import type { RulesetTypes } from '../ruleset/types.ts';
import { type AlignedStep, alignWords } from './align-words.ts';
import { farFault, nearFault } from './argument-faults.ts';
import type { Wording } from './grammar.ts';
import { excerptOf, type LineInHand } from './line-in-hand.ts';
import type { Malformed } from './refusal.ts';

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
  const { cost, steps } = alignWords(line, wording.tail, start);
  const faults: Malformed[] = [];
  steps.forEach((each, index) => {
    if (each.step !== 'left over') faults.push(...faultsOf(line, wording, each));
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
  wording: Wording<T>,
  { step, partAt, at, next }: AlignedStep,
): readonly Malformed[] => {
  const part = wording.tail[partAt];
  if (part === undefined || step === 'fits') return [];
  const wanted = part.part === 'word' ? part.shown : part.type.name;
  if (part.part === 'word' || step === 'missing') {
    return [{ code: 'missing-words', after: excerptOf(line, 0, at), wanted }];
  }
  const near = step === 'near' ? nearFault(line, part.type, at, next) : null;
  return [near ?? farFault(line, part.type, at, next)];
};
