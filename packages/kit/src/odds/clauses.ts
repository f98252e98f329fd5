/** A kind of clause, and what it adds to what the clauses before it said. */
export interface ClauseKind<Made> {
  /** Fits a whole clause, in small letters and with single spaces. */
  readonly pattern: RegExp;
  readonly read: (made: Made, match: RegExpExecArray, faults: string[]) => Made;
}

/** The words in which one thing is described, such as a force: clauses in any order. */
export interface ClauseWords<Made> {
  /** What a text without clauses describes. */
  readonly nothing: Made;
  readonly kinds: readonly ClauseKind<Made>[];
  /** What is wrong with a clause of no kind. */
  readonly notUnderstood: (clause: string) => string;
}

/** Something that cannot be, and whether it is so. */
export type Impossible = readonly [isSo: boolean, fault: string];

/** A text clause by clause; the first kind that fits reads each. What is not understood is added to the faults. */
export const readClauses = <Made>(
  text: string,
  { nothing, kinds, notUnderstood }: ClauseWords<Made>,
  faults: string[],
): Made =>
  clausesOf(text).reduce((made, clause) => {
    for (const { pattern, read } of kinds) {
      const match = pattern.exec(clause);
      if (match) return read(made, match, faults);
    }
    faults.push(notUnderstood(clause));
    return made;
  }, nothing);

/** A clause that says a word of its own, such as `fresh`. */
export const flag = <Made extends object>(pattern: RegExp, said: Partial<NoInfer<Made>>): ClauseKind<Made> => ({
  pattern,
  read: (made) => ({ ...made, ...said }),
});

/** The clauses of a text, in small letters and with single spaces. */
export const clausesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[,;+]|\band\b/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

/** The faults among the tests. */
export const faultsAmong = (tests: readonly Impossible[]): readonly string[] =>
  tests.filter(([isSo]) => isSo).map(([, fault]) => fault);
