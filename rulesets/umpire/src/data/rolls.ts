import { type DataOf, NUMBER, WORDS, word } from '@chancery/kit';

/**
 * Every named roll and its die (UM-1.18); the roll of a fraction of a casualty is called after the roll that gave the percentage,
 * with `.frac` behind it (UM-1.14).
 */
export const ROLLS = {
  'ASSASSIN.strike': 'd100',
  'ASSASSIN.survive': 'd100',
  'ASSASSIN.traced': 'd100',
  'ASSASSIN.revenge': 'd100',
  'BRIBE.accept': 'd100',
  'BRIBE.exposed': 'd100',
  'RANK.demoted': 'd100',
  'RANK.passed': 'd100',
  'GEN.skill': '2d4',
  'GEN.trueLoyalty': '2d4',
  'GEN.reputation': 'd6',
  'GEN.loyalty': 'd6',
  'GEN.activity': 'd8',
  'GEN.popularity': 'd8',
  'GEN.health': 'd8',
  'GEN.age': '2d10',
  'MOVE.attrition': 'd6',
  'MOVE.storm': 'd100',
  'MOVE.stormloss': 'd6',
  'DESERT.chance': 'd100',
  'DESERT.size': 'd6',
  'REVOLT.chance': 'd100',
  'REVOLT.size': 'd6',
  DECLINE: 'd100',
  'DISLOYAL.chance': 'd100',
  'DISLOYAL.follow': 'd100',
  'DISLOYAL.subord': 'd100',
  'EPIDEMIC.chance': 'd100',
  'EPIDEMIC.size': 'd6',
  'ILL.chance': 'd100',
  'ILL.death': 'd100',
  'SUPPLY.chance': 'd100',
  'SUPPLY.size': 'd6',
  DEVASTATE: 'd100',
  'UNNAMED.skill': 'd6',
  'UNNAMED.activity': 'd8',
  SCOUT: '2d6',
  CATCH: 'd100',
  'MANOEUVRE.attr': 'd100',
  'MANOEUVRE.size': 'd6',
  CITYGRAB: 'd100',
  BATTLE: '2d6',
  INDECISIVE: 'd6',
  VICTOR: 'd6',
  'ROUT.attrition': 'd6',
  'ROUT.storm': 'd100',
  'ROUT.stormloss': 'd6',
  WOUND: 'd100',
  SURVIVE: 'd100',
  TREACHERY: 'd100',
  APPREHEND: 'd100',
  ASSAULT: 'd100',
  'ASSAULT.attloss': 'd6',
  'ASSAULT.defloss': 'd6',
  SURRENDER: 'd100',
  SACK: 'd100',
  EXECUTE: 'd100',
  COUNTERSPY: 'd100',
  'TAX.yield': '2d6',
  'WINTER.size': 'd6',
  TRIBREC: 'd6',
  INTEL: '2d6',
  RUMOUR: 'd100',
  'RUMOUR.error': '2d6',
} as const;
export type RollName = keyof typeof ROLLS;
export type RollOf<Die extends (typeof ROLLS)[RollName]> = {
  readonly [Name in RollName]: (typeof ROLLS)[Name] extends Die ? Name : never;
}[RollName];

/** Names under which casualties are counted out though no roll gave their percentage (UM-1.14). */
export type FractionName = RollName | 'LOSER' | 'EMBARK';

/** A roll that was needed for something, as the log of the host has it (UM-1.12, 1.13). */
export const CHANCE_TAKEN = {
  name: WORDS,
  subject: WORDS,
  roll: NUMBER,
  needed: NUMBER,
  success: word('yes', 'no'),
};
export interface ChanceTaken extends DataOf<typeof CHANCE_TAKEN> {}
