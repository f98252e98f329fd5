import type { RuleNumber } from '../ids.ts';

/** A past fact with all its numbers and the rule it came from. No prose. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: RuleNumber;
}

/** The turn's own copy of a state, which only `apply` may write to. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [Key in keyof T]: Draft<T[Key]> };
