import type { CaseResult } from '@chancery/core';
import type { FoundCase } from './case-files.ts';

/** A case that was run, and where it stands. */
export interface CaseOutcome extends FoundCase {
  readonly result: CaseResult;
}

export type Verdict = 'ok' | 'differs' | 'not understood';

/** What is said of a case. Dice that were forgotten or left over count only if the caller wants them to. */
export const verdictOf = ({ result }: CaseOutcome, strict: boolean): Verdict => {
  if (result.faults.length > 0) return 'not understood';
  const loose = result.turns.some(
    ({ missing, unused, misfits }) => missing.length + unused.length + misfits.length > 0,
  );
  return result.passed && !(strict && loose) ? 'ok' : 'differs';
};

export const tallyOf = (
  verdicts: readonly Verdict[],
): { readonly ok: number; readonly differ: number; readonly unread: number } => ({
  ok: verdicts.filter((verdict) => verdict === 'ok').length,
  differ: verdicts.filter((verdict) => verdict === 'differs').length,
  unread: verdicts.filter((verdict) => verdict === 'not understood').length,
});
