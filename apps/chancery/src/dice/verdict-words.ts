import type { RegisterFaultCode, RegisterVerdict } from '@chancery/core';

/** The result of a check in one language: for the command, and for the page, which runs it in a browser. */
export interface VerdictWords {
  readonly now: string;
  readonly atEnd: string;
  /** The same after the end, when whoever has the whole record checks it. */
  readonly byRecord: string;
  readonly never: string;
  readonly differs: string;
  readonly faults: string;
  readonly none: string;
  proved(proved: RegisterVerdict['proved']): readonly string[];
  later(atEnd: RegisterVerdict['atEnd'], over: boolean): readonly string[];
  unproved(never: RegisterVerdict['never']): readonly string[];
  /** Where something stands; turn 0 is the campaign itself. */
  place(turn: number, edition: number): string;
  thing(kind: string, number: number | undefined): string;
  readonly fault: { readonly [code in RegisterFaultCode]: (thing: string, label: string) => string };
  /** The last line. */
  end(faults: number): string;
}
