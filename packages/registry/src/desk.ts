import type { AnyDeskRuleset } from '@chancery/core';

type DeskRulesets = { readonly [id: string]: () => Promise<AnyDeskRuleset> };

/** The same rulesets, each with what a desk shows of it: a browser loads the one that it needs. */
export const DESK_RULESETS: DeskRulesets = {
  domains: async () => (await import('@chancery/domains/desk')).domainsAtDesk,
  heptarchy: async () => (await import('@chancery/heptarchy/desk')).heptarchyAtDesk,
  'medieval-diplomacy': async () => (await import('@chancery/medieval-diplomacy/desk')).medievalDiplomacyAtDesk,
  umpire: async () => (await import('@chancery/umpire/desk')).umpireAtDesk,
  'world-1483': async () => (await import('@chancery/world-1483/desk')).world1483AtDesk,
};

/** The examples, likewise. */
export const DESK_EXAMPLES: DeskRulesets = {
  fairs: async () => (await import('@chancery/examples/fairs/desk')).fairsAtDesk,
  fog: async () => (await import('@chancery/examples/fog/desk')).fogAtDesk,
  rounds: async () => (await import('@chancery/examples/rounds/desk')).roundsAtDesk,
  sections: async () => (await import('@chancery/examples/sections/desk')).sectionsAtDesk,
};

/** One of all these by its id; null when there is none. */
export const deskRulesetOf = async (id: string): Promise<AnyDeskRuleset | null> =>
  (await (DESK_RULESETS[id] ?? DESK_EXAMPLES[id])?.()) ?? null;
