import type { Roller } from '@chancery/core';
import type { Roll } from '../events/battle.ts';
import type { Modifier, ModifierName } from '../events/money.ts';

/** Rolls a d10 and adds the modifiers (HEP-5.22, HEP-10.1, HEP-11.1). */
export const rollD10 = (roller: Roller, modifiers: readonly Modifier[]): Roll => rolled(roller.d(10), modifiers);

/** A die that has fallen, with what is added to it. */
export const rolled = (die: number, modifiers: readonly Modifier[]): Roll => ({
  die,
  modifiers,
  total: modifiers.reduce((sum, { value }) => sum + value, die),
});

/** The modifiers that count, by name; those of zero are left out. */
export const modifiersFrom = (values: { readonly [what in ModifierName]?: number }): readonly Modifier[] =>
  Object.entries(values)
    .filter(([, value]) => value !== 0)
    .map(([what, value]) => ({ what: what as ModifierName, value }));
