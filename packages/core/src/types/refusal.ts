/** Why something is not done: a code with facts. Its sentence lives in the ruleset's text. */
export interface AnyRefusal {
  readonly code: string;
}

/** What a check found: *illegal* is understood and not allowed, a *warning* is allowed but odd. */
export interface Finding<Refusal extends AnyRefusal = AnyRefusal> {
  readonly level: 'illegal' | 'warning';
  readonly refusal: Refusal;
}

export const illegal = <R extends AnyRefusal>(refusal: R): Finding<R> => ({ level: 'illegal', refusal });
export const warning = <R extends AnyRefusal>(refusal: R): Finding<R> => ({ level: 'warning', refusal });

/**
 * *Malformed*: the words could not be understood. The same for every ruleset; sentences in text/malformed.ts.
 * `path` says where in JSON the fault is, such as `[2].args.location`; lines have none.
 */
export type Malformed = MalformedWords & { readonly path?: string };

type MalformedWords =
  | { readonly code: 'unknown-verb'; readonly words: string; readonly meant: readonly string[] }
  | { readonly code: 'ambiguous-verb'; readonly words: string; readonly meant: readonly string[] }
  | { readonly code: 'unknown-name'; readonly what: string; readonly words: string; readonly meant: readonly string[] }
  | {
      readonly code: 'ambiguous-name';
      readonly what: string;
      readonly words: string;
      readonly meant: readonly string[];
    }
  | { readonly code: 'named-twice'; readonly what: string; readonly words: string }
  | {
      readonly code: 'wrong-count';
      readonly what: string;
      readonly count: number;
      readonly from: number;
      readonly to: number;
    }
  /** `places`: decimals that the number may have; value and range are then counted in its smallest unit. */
  | { readonly code: 'not-a-number'; readonly what: string; readonly words: string; readonly places?: 1 | 2 }
  | {
      readonly code: 'out-of-range';
      readonly what: string;
      readonly value: number;
      readonly from: number;
      readonly to: number;
      readonly places?: 1 | 2;
    }
  /** Words that are no condition; `terms` are examples of what could stand there. */
  | {
      readonly code: 'not-a-condition';
      readonly what: string;
      readonly words: string;
      readonly terms: readonly string[];
    }
  | {
      readonly code: 'text-length';
      readonly what: string;
      readonly length: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly code: 'unclosed-quote'; readonly words: string }
  | { readonly code: 'missing-words'; readonly after: string; readonly wanted: string }
  | { readonly code: 'unit-behind'; readonly meant: string }
  | { readonly code: 'words-left-over'; readonly words: string; readonly pattern: string }
  /** A line that looks like the heading of a section and is none; nothing below it is taken to belong to the section above. */
  | { readonly code: 'unknown-section'; readonly words: string; readonly meant: readonly string[] }
  /** The order may stand in one of several sections, and nothing says in which; `meant` are their headings. */
  | { readonly code: 'no-section'; readonly meant: readonly string[] }
  | { readonly code: 'wrong-section'; readonly section: string; readonly meant: readonly string[] }
  /** Understood, and one more than its section takes. */
  | { readonly code: 'section-full'; readonly section: string; readonly takes: number }
  /** A message that has a first line and no last one (`foot`): who knows what else is missing. */
  | { readonly code: 'cut-off'; readonly words: string; readonly foot: string }
  /** Its first line says that it is for another turn or another seat than that of whoever sends it. */
  | { readonly code: 'other-message'; readonly what: string; readonly words: string; readonly meant: string }
  /** An order above the first line of a message or below its last. */
  | { readonly code: 'outside-message'; readonly head: string; readonly foot: string }
  | { readonly code: 'bad-json'; readonly wanted: string };
