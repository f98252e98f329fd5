/** The numbers of marches, battles and sieges that no scenario changes. Chances and losses in percent. */

/** Attrition of a road: what is added to the die; a storm: chance for each level (UM-11.28, 11.32). */
export const PASSAGE = { land: 2, storm: 5 } as const;
/** Hundredths of a movement point for each point of the multiple move, by activity (UM-11.11). */
export const ALLOWANCE = { base: 80, activity: 6 } as const;
/** How far a scout's estimate is off for each point of 2d6 from 7 (UM-12.14), and the luck of battle (UM-13.4). */
export const SCOUT_ERROR = 2;
export const LUCK = 2;
/** Percent of combat value for each point of skill (UM-13.4). */
export const SKILL = 4;
/** Losses of those who manoeuvre uncaught: chance, and percent for each point of a d6 (UM-12.25). */
export const MANOEUVRING = { chance: 50, each: 2 } as const;
/** How the city is lost that its holder manoeuvres away from (UM-12.26). */
export const CITY_GRAB = { base: 10, over: 100, step: 4, least: 5, most: 90 } as const;
/** What the beaten lose (UM-13.10). */
export const BEATEN = { base: 5, most: 75 } as const;
/** What an officer from the ranks has at most: the die less this (UM-10.7). */
export const UNNAMED_LESS = 1;

/** Odds in hundredths at most, and what a point of eagerness takes from the odds asked for (UM-14.9, 14.11). */
export const ASSAULT_ODDS = { most: 1000, eagerness: 5 } as const;
/** The chance to storm a city (UM-14.12). */
export const STORMING = { base: 40, at: 300, step: 5, skill: 2, morale: 5, least: 5, most: 95 } as const;
/** Losses of stormers, of the repulsed, and of those who repulsed them, for each point of a d6 (UM-14.13, 14.14). */
export const STORM_LOSS = { stormed: 2, repulsedBase: 10, repulsed: 3, defenders: 1 } as const;
/** Treachery of a bribed officer, and the chance that a failed one is caught (UM-14.16, 14.17). */
export const TREASON = { base: 55, skill: 3, from: 3, least: 20, most: 75, caught: 50 } as const;
/** Siege odds in hundredths, and the chance of surrender (UM-14.18, 14.19). */
export const SIEGE_ODDS = { least: 50, most: 500 } as const;
export const SURRENDERING = {
  turns: 3,
  hungry: 25,
  relief: 40,
  skill: 2,
  morale: 5,
  odds: 20,
  oddsFrom: 100,
  least: 1,
  most: 95,
} as const;
/** Turns of stores where nobody eats (UM-14.19). */
export const ENDLESS_STORES = 99;
/** Winter in the enemy's land, for each point of a d6 (UM-18.15). */
export const WINTER_LOSS = 5;
