import type { ExitCode } from './exit-codes.ts';

/** A command cannot go on, for a reason that the person at the keyboard can mend. Shown without a stack. */
export class Stop extends Error {
  readonly exit: ExitCode;
  /** Further lines: what else is wrong, what to do. */
  readonly details: readonly string[];

  constructor(exit: ExitCode, message: string, details: readonly string[] = []) {
    super(message);
    this.name = 'Stop';
    this.exit = exit;
    this.details = details;
  }
}
