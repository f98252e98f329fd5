import type { Manner, NationKind } from '../words.ts';

/** The numbers of the rules that no scenario changes. Money in tenths, chances in percent. */

/** Prices (UM-20.2). */
export const PRICE = {
  improve: 20,
  rebuildEach: 20,
  convert: 20,
  capitalOriginal: 100,
  capitalOther: 150,
  appoint: 60,
  reassign: 10,
  leastAssassin: 50,
  leastBribe: 10,
} as const;
/** What a city of so much revenue costs (UM-8.9). */
export const FOUNDING: { readonly [revenue: number]: number } = { 2: 100, 3: 150, 4: 200 };
/** Upkeep a taxation turn (UM-5.15). */
export const UPKEEP = { sea: 10, land: 10, spy: 5 } as const;

/** An improved province earns at most so much, and so many percent of its original revenue (UM-8.2). */
export const MOST_IMPROVED = { percent: 150, points: 15 } as const;
/** Below this morale troops may desert (UM-6.9). */
export const DESERTION_MORALE = 85;
/** What takes from morale (UM-6.2 to 6.7). */
export const MORALE = { mostArrears: 40, capitalLost: 20, cinc: 10, cincTurns: 2, face: 20, faceRegained: 5 } as const;

/** Deserters: what popularity takes from the chance, and percent for each point of a d6 (UM-6.9, 6.10). */
export const DESERTERS = { popularity: 3, each: 5 } as const;

/** An assassin: chance for each RP, the most, chance to live through it, chance that the employer is found (UM-9.9 to 9.13). */
export const ASSASSIN = { eachPoint: 4, most: 75, survives: 10, health: 5, traced: 25 } as const;
/** What an attempt on one's own general does to his loyalty, and the chance that he revolts for it (UM-9.14). */
export const REVENGE = { loyalty: 2, base: 60, eachLoyalty: 5 } as const;
/** A bribe: chance for each RP, what a capital takes from it, least and most; exposure when refused (UM-9.17, 9.19). */
export const BRIBE = { eachPoint: 6, capital: 10, least: 5, most: 80, exposed: 60 } as const;
/** Grudges: chance, loss of loyalty, and the fall in rank from which it doubles (UM-10.20, 10.21). */
export const GRUDGE = { chance: 50, loyalty: 1, deep: 2, deepFrom: 4 } as const;

/** The yield of a tax: percent at a roll of 7, and for each point beside it (UM-5.17). */
export const YIELD = { middle: 7, base: 100, each: 2 } as const;
/** Chance of a revolt by the loyalty of the province; `other` holds of loyalty 2 and 3 (UM-17.4 to 17.9). */
export const REVOLT = {
  captured: { garrisoned: 12, empty: 45, spies: 20, cinc: 15 },
  other: { base: 1, spies: 10, cinc: 8 },
  mostCover: 90,
  coverEach: 10,
} as const;
/** Rebels: so many twelfths of the revenue for each point of a d6 and two more (UM-17.11). */
export const RISING = { more: 2, divisor: 12 } as const;
/** A general's revolt: when he offers it, when troops and when other generals follow (UM-17.21, 17.22, 17.24). */
export const DISLOYAL = { loyal: 5, base: 10, divisor: 20 } as const;
export const FOLLOWING = { base: 20, popularity: 5, reputation: 3, least: 5, most: 95 } as const;
export const SUBORDINATE = { base: 80, eachLoyalty: 10, least: 5, most: 95 } as const;
/** Epidemics: crowding beyond so many units for each point of revenue, sieges, percent for each point of a d6 (UM-17.29, 17.30). */
export const EPIDEMIC = { base: 1, unitsEach: 2, crowd: 5, siege: 4, each: 5 } as const;
/** Illness and death by it (UM-17.32, 17.33). */
export const ILLNESS = { base: 4, oldFrom: 50, eachYears: 10, epidemic: 15 } as const;
export const ILL_DEATH = { base: 45, health: 5, least: 5, most: 90 } as const;
/** Chance that counter-spies find a network (UM-18.9). */
export const COUNTERSPIES = 50;

/** Devastation (UM-8.18). */
export const DEVASTATION = { base: 40, each: 5, most: 90, doubleFrom: 10 } as const;
/** The chance of a sack by the manner of capture (UM-8.23); null: no roll. */
export const SACK_BASE: { readonly [In in Manner]: number | null } = {
  entered: 5,
  manoeuvre: 10,
  surrender: 10,
  treachery: 20,
  assault: 30,
  friendly: null,
  cession: null,
  revolt: 5,
};
export const SACK = { eachTurn: 5, after: 2, mostTurns: 25, tribal: 25, ownDivisor: 10 } as const;

/** How many points of the enemy's estimate a risk level asks for (UM-12.14), and odds of an assault (UM-14.10). */
export const ENGAGE_AT = { 1: 125, 2: 100, 3: 80 } as const;
export const ASSAULT_AT = { 1: 500, 2: 400, 3: 300 } as const;
/** Chance of being caught: share of relative mobility, least, most (UM-12.24, 12.29). */
export const CATCHING = {
  M: { share: 60, least: 10, most: 95 },
  R: { share: 35, least: 5, most: 90 },
} as const;
/** Difference from which a battle is decided, and from which it makes or mars a name (UM-13.9, 10.10). */
export const DECISIVE = 10;
export const RENOWNED = 25;
export const MOST_DIFFERENCE = 900;
/** Chances of wounds (UM-13.20), and of living through them (UM-13.21). */
export const WOUNDED = { loser: 10, winner: 4, assaulting: 6, holding: 4 } as const;
export const SURVIVING = { base: 40, health: 7 } as const;
/** Extra loss of those who embark beaten (UM-13.17). */
export const EMBARK_LOSS = 25;

/** Chance of execution by the kind of the captor (UM-18.5). */
export const EXECUTED: { readonly [Kind in NationKind]: number } = { civilised: 25, tribal: 40, independent: 50 };
/** Force that cuts a route: so many times (UM-15.6). */
export const CUT_OFF = 3;
/** Chance of losses without supply, and percent for each point of a d6 (UM-15.11). */
export const SUPPLY = { chance: 60, each: 3 } as const;
/** A nation keeps as many generals (UM-10.13). */
export const FEWEST_GENERALS = 3;
/** Percent of notional revenue at which tribes muster no more, and points a recruit (UM-18.26, 18.27). */
export const MUSTER = { most: 115, pointsEach: 6 } as const;
/** How far a report is off for each step of 2d6, by factors that hold; and a rumour (UM-21.14, 21.17). */
export const REPORT_ERROR = { 1: 10, 2: 5, 3: 2 } as const;
export const RUMOUR = { chance: 10, error: 20 } as const;
/** What a caretaker keeps in its treasury, and how many units it raises (UM-22.9). */
export const CARETAKER = { treasury: 120, recruits: 2 } as const;
