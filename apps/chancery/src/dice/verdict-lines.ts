import type { LineReason, RegisterVerdict } from '@chancery/core';
import type { VerdictWords } from './verdict-words.ts';

/** A part of a result: what it is about, and its sentences. */
export interface VerdictPart {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly tone: 'good' | 'bad' | 'plain';
}

/** The result of a check, in words: faults first, then what is proved now, only at the end, and not at all. */
export const verdictParts = (
  verdict: RegisterVerdict,
  words: VerdictWords,
  reasons: { readonly [why in LineReason]: string },
): readonly VerdictPart[] => {
  const { faults, otherwise, proved, atEnd, never, over } = verdict;
  const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? [words.none] : lines);
  const parts: readonly VerdictPart[] = [
    {
      heading: words.faults,
      tone: 'bad',
      lines: faults.map(({ code, turn, edition, kind, number, label }) => {
        const thing = words.thing(kind ?? '', number);
        return `${words.place(turn, edition)}: ${words.fault[code](thing, label ?? '')}`;
      }),
    },
    {
      heading: words.differs,
      tone: 'plain',
      lines: otherwise.map(({ turn, edition, why }) => `${words.place(turn, edition)}: ${reasons[why]}.`),
    },
    { heading: words.now, tone: 'good', lines: orNone(words.proved(proved)) },
    { heading: over ? words.byRecord : words.atEnd, tone: 'plain', lines: words.later(atEnd, over) },
    { heading: words.never, tone: 'plain', lines: words.unproved(never) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
};
