import type { Instant } from '@chancery/core';
import type { AppError } from '../../errors.ts';

type ErrorOf<Code extends AppError['code']> = Extract<AppError, { readonly code: Code }>;

/** A moment as the reader's clocks show it. */
type When = (at: Instant) => string;

/** All sentences of refusals in one language. A language has one for every code, or it does not compile. */
export interface RefusalWords {
  readonly sentences: { readonly [Code in AppError['code']]: (error: ErrorOf<Code>, when: When) => string };
  /** With what a request does not go together; codes that it does not know of are said in general. */
  readonly conflicts: { readonly [what: string]: (found: string) => string };
  readonly pressClosed: { readonly [letter: string]: (mode: string) => string };
}
