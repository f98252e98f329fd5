import type { TextByCode } from '@chancery/core';

/** Why anybody may be refused anything, in every ruleset: a code with facts. `Unit` is how its orders name a unit. */
export type CommonRefusal<Unit extends string | number> =
  | { readonly code: 'rulers-only' }
  | { readonly code: 'masters-only' }
  /** A dealing with others that names oneself. */
  | { readonly code: 'oneself' }
  /** A name that cannot be printed on one line. */
  | { readonly code: 'unprintable' }
  | { readonly code: 'unknown-unit'; readonly unit: Unit };

/** The sentences of these; `power` is what a ruler rules: a realm, a kingdom. */
export const commonRefusals = (power: string): TextByCode<CommonRefusal<string | number>, unknown> => ({
  'rulers-only': () => `Only the ruler of a ${power} may do that.`,
  'masters-only': () => 'Only the game master may do that.',
  oneself: () => `That cannot be done with your own ${power}.`,
  unprintable: () => 'A name must be of one line and of characters that can be printed.',
  'unknown-unit': ({ unit }) => `There is no unit ${unit}.`,
});
