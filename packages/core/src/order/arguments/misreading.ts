import type { Malformed } from '../../types/refusal.ts';
import type { LineInHand } from '../words/line-in-hand.ts';
import type { ArgumentKind, Misreading } from './argument-kind.ts';
import type { ParamType } from './param.ts';

/** What every further word costs that is not understood, and what is saved if a known name must have been meant. */
export const FAR_WORD = 2;
export const MISSPELT = -1;
/** An argument that is not understood has at most so many words. */
export const MOST_FAR_WORDS = 5;

/** The usual misreadings: the next words, at most `most` of them, taken as the argument. `isSlip`: that they are a slip. */
export const nextWords = <Type extends ParamType>(
  { near }: Pick<ArgumentKind<Type>, 'near'>,
  { line, type, at }: InHand<Type>,
  { most = MOST_FAR_WORDS, isSlip = never }: NextWords = {},
): readonly Misreading[] => {
  const found: Misreading[] = [];
  const last = Math.min(at + most, line.words.length);
  for (let next = at + 1; next <= last; next += 1) {
    if (near(line, type, { at, end: next }).length > 0) found.push({ step: 'near', next, more: 0 });
    found.push({ step: 'far', next, more: isSlip(next) ? MISSPELT : FAR_WORD * (next - at - 1) });
  }
  return found;
};

/** Whether words that name nothing are a slip for a known name. */
export const isMeant = (fault: Malformed): boolean => fault.code === 'unknown-name' && fault.meant.length > 0;

interface InHand<Type> {
  readonly line: LineInHand;
  readonly type: Type;
  readonly at: number;
}

interface NextWords {
  readonly most?: number;
  readonly isSlip?: (end: number) => boolean;
}

const never = (): boolean => false;
