import type { TextByCode } from '@chancery/core';
import type { FactOf, RefusalsOf } from '../facts/fact-of.ts';

/** Why anybody may be refused anything, in every ruleset: a code with facts. `unit` is how its orders name a unit. */
export const commonRefusalFacts = <Unit extends string | number>(unit: FactOf<Unit>) => ({
  'rulers-only': {},
  'masters-only': {},
  /** A dealing with others that names oneself. */
  oneself: {},
  /** A name that cannot be printed on one line. */
  unprintable: {},
  'unknown-unit': { unit },
});

type CommonRefusal = RefusalsOf<ReturnType<typeof commonRefusalFacts<string | number>>>;

/** The sentences of these; `power` is what a ruler rules: a realm, a kingdom. */
export const commonRefusals = (power: string): TextByCode<CommonRefusal, unknown> => ({
  'rulers-only': () => `Only the ruler of a ${power} may do that.`,
  'masters-only': () => 'Only the game master may do that.',
  oneself: () => `That cannot be done with your own ${power}.`,
  unprintable: () => 'A name must be of one line and of characters that can be printed.',
  'unknown-unit': ({ unit }) => `There is no unit ${unit}.`,
});
