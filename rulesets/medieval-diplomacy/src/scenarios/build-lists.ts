/** Peoples with a way of arming of their own. The culture of a realm, and of an independent city, is one of these. */
export const CULTURES = [
  'english',
  'french',
  'iberian',
  'nordic',
  'german',
  'italian',
  'crusader',
  'hungarian',
  'byzantine',
  'east',
  'muslim',
  'berber',
  'mongol',
] as const;
export type Culture = (typeof CULTURES)[number];

export interface Levies {
  /** Soldiers that every city raises, siege machines aside. */
  readonly city: readonly string[];
  /** Soldiers that capitals, second cities and cities over max revenue 10 raise besides. */
  readonly better: readonly string[];
  /** Ships that every harbour builds. */
  readonly harbour: readonly string[];
  /** Ships that the capital's harbour builds besides. */
  readonly royal: readonly string[];
}

/** Who raises what, as troop keys (MD-19.17). */
// biome-ignore format: a table
export const LEVIES: { readonly [culture in Culture]: Levies } = {
  english: {
    city: ['peasant_rabble', 'militia', 'men_at_arms', 'archers', 'light_cavalry'],
    better: ['longbowmen', 'heavy_infantry', 'heavy_cavalry', 'mounted_infantry'],
    harbour: ['trading_cog', 'carrack'], royal: ['royal_galleon'],
  },
  french: {
    city: ['peasant_rabble', 'militia', 'men_at_arms', 'archers', 'light_cavalry'],
    better: ['crossbowmen', 'heavy_infantry', 'heavy_cavalry', 'french_knights'],
    harbour: ['merchantman', 'bergantina'], royal: ['carrack'],
  },
  iberian: {
    city: ['peasant_rabble', 'militia', 'light_infantry', 'archers', 'light_cavalry'],
    better: ['crossbowmen', 'heavy_infantry', 'mounted_infantry', 'spanish_knights'],
    harbour: ['merchantman', 'bergantina'], royal: ['carrack'],
  },
  nordic: {
    city: ['peasant_rabble', 'militia', 'men_at_arms', 'archers', 'light_cavalry'],
    better: ['nordic_warriors', 'heavy_infantry', 'heavy_cavalry'],
    harbour: ['trading_cog', 'carrack'], royal: ['royal_galleon'],
  },
  german: {
    city: ['peasant_rabble', 'militia', 'men_at_arms', 'crossbowmen', 'light_cavalry'],
    better: ['heavy_infantry', 'heavy_cavalry', 'german_knights'],
    harbour: ['trading_cog'], royal: ['carrack'],
  },
  italian: {
    city: ['militia', 'light_infantry', 'archers', 'crossbowmen', 'light_cavalry'],
    better: ['elite_marines', 'mercenaries', 'heavy_cavalry'],
    harbour: ['merchantman', 'medium_galley'], royal: ['royal_galleon'],
  },
  crusader: {
    city: ['peasant_rabble', 'militia', 'men_at_arms', 'crossbowmen', 'heavy_infantry', 'crusader_knights'],
    better: ['heavy_cavalry'],
    harbour: ['trading_cog'], royal: ['carrack'],
  },
  hungarian: {
    city: ['peasant_rabble', 'militia', 'men_at_arms', 'archers', 'light_cavalry'],
    better: ['heavy_infantry', 'mounted_infantry', 'heavy_cavalry'],
    harbour: ['merchantman'], royal: ['medium_galley'],
  },
  byzantine: {
    city: ['peasant_rabble', 'militia', 'light_infantry', 'archers', 'light_cavalry'],
    better: ['imperial_guards', 'mercenaries', 'heavy_cavalry'],
    harbour: ['merchantman', 'light_dromond', 'medium_galley'], royal: ['carrack'],
  },
  east: {
    city: ['villager_conscripts', 'light_spearmen', 'archers', 'light_cavalry'],
    better: ['boyar_guards', 'slavic_nobles'],
    harbour: ['trading_cog'], royal: ['carrack'],
  },
  muslim: {
    city: ['arab_footmen', 'muslim_swordsmen', 'muslim_skirmishers', 'nomads', 'arab_lancers'],
    better: ['saracen_guards', 'muslim_mounted_archers'],
    harbour: ['merchantman', 'war_dhow'], royal: ['arab_war_galley'],
  },
  berber: {
    city: ['arab_footmen', 'berber_warriors', 'muslim_skirmishers', 'nomads', 'arab_lancers'],
    better: ['saracen_guards', 'muslim_mounted_archers'],
    harbour: ['merchantman', 'war_dhow'], royal: ['arab_war_galley'],
  },
  mongol: {
    city: ['horde_warriors', 'mongol_bowmen', 'mongol_raiders'],
    better: ['mongol_horse_archers'],
    harbour: ['merchantman'], royal: ['war_dhow'],
  },
};
