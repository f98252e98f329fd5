import type { Refusal } from '../src/refusals.ts';

/** One refusal of every code; the compiler asks for each. */
const EXAMPLES: { readonly [Code in Refusal['code']]: Omit<Extract<Refusal, { readonly code: Code }>, 'code'> } = {
  'rulers-only': {},
  'unknown-unit': { unit: 9 },
  'no-border': { company: 1, from: 1, to: 3 },
  'marches-already': { company: 1 },
};

export const REFUSAL_EXAMPLES: readonly Refusal[] = Object.entries(EXAMPLES).map(
  ([code, facts]) => ({ code, ...facts }) as Refusal,
);
