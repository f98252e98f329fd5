import type { AnyDeskRuleset } from '@chancery/core';

/** The same rulesets, each with what a desk shows of it: a browser loads the one that it needs. */
export const DESK_RULESETS: { readonly [id: string]: () => Promise<AnyDeskRuleset> } = {
  heptarchy: async () => (await import('@chancery/heptarchy/desk')).heptarchyAtDesk,
  'medieval-diplomacy': async () => (await import('@chancery/medieval-diplomacy/desk')).medievalDiplomacyAtDesk,
};
