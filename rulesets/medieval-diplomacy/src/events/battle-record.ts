import { type DataOf, factOf, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import { COMMANDER_ID, PLACE, REALM, TENTHS, TROOP, UNIT } from '../sorts.ts';
import { type Commander, RANK, TROOPS } from '../state.ts';
import { RATINGS, type TroopType } from '../words.ts';

/** Chances in the data, told in percent. */
export const HUNDREDTHS = factOf<number>('hundredths');

/** A troop type, or a commander. */
export type Fighter = { readonly type: TroopType } | { readonly commander: number };
const FIGHTER = factOf<Fighter>('fighter');

export const BATTLE_UNIT = {
  unit: UNIT,
  realm: REALM,
  name: WORDS,
  /** `marines` fight from a fleet of the battle; `trapped` ones are aboard an enemy (MD-8.109). */
  role: word('field', 'walls', 'landed', 'fleet', 'marines', 'trapped'),
  retreatLevel: RANK,
  follow: orNone(UNIT),
  /** Attacks x combat over all individuals, unmodified (MD-4.40). */
  totalCombat: NUMBER,
  /** In tenths, with the fortification bonus for as many as there are places (MD-16.26). */
  totalHitPoints: TENTHS,
  stacks: TROOPS,
  commanders: many(COMMANDER_ID),
  leader: orNone(COMMANDER_ID),
};
export interface BattleUnit extends DataOf<typeof BATTLE_UNIT> {}

export const SIEGE = {
  level: NUMBER,
  /** Fortification damage before and after. */
  before: NUMBER,
  after: NUMBER,
  attempts: many({ unit: UNIT, type: TROOP, chance: HUNDREDTHS, rolls: many(NUMBER), successes: NUMBER }),
};
export interface SiegeRecord extends DataOf<typeof SIEGE> {}

/** The attacks of the like individuals of one unit, with one chance and against one hostile group, in one round. */
export const BLOW = {
  unit: UNIT,
  by: FIGHTER,
  /** The realms of the group, canonical (MD-8.13). */
  against: many(REALM),
  count: NUMBER,
  chance: HUNDREDTHS,
  /** d10000 each, in the order in which they were rolled. */
  rolls: many(NUMBER),
  /** Successful attacks: points of damage caused. */
  hits: NUMBER,
};
export interface Blow extends DataOf<typeof BLOW> {}

export const ROUND_STATUS = {
  unit: UNIT,
  /** In tenths: suffered this round, and taken in the battle so far. */
  suffered: TENTHS,
  taken: TENTHS,
  totalHitPoints: TENTHS,
};
export interface RoundStatus extends DataOf<typeof ROUND_STATUS> {}

export const ROUND_CASUALTIES = {
  unit: UNIT,
  damage: TENTHS,
  killed: many({ who: FIGHTER, count: NUMBER, hitPoints: TENTHS }),
  /** Damage in tenths that stays on a wounded individual. */
  left: TENTHS,
};
export interface RoundCasualties extends DataOf<typeof ROUND_CASUALTIES> {}

export const RETREAT = {
  unit: UNIT,
  /** Where it goes; null when it found no place and fights on; at a border the province it started from. */
  to: orNone(PLACE),
  why: word('level', 'follow'),
};
export interface Retreat extends DataOf<typeof RETREAT> {}

export const ROUND = {
  number: NUMBER,
  blows: many(BLOW),
  /** What else was rolled this round, in order (MD-1.28). */
  draws: { barracks: many(NUMBER), target: many(NUMBER), rank5: many(NUMBER) },
  status: many(ROUND_STATUS),
  /** Null in odd rounds (MD-8.43). */
  casualties: orNone(many(ROUND_CASUALTIES)),
  retreats: many(RETREAT),
};
export interface BattleRound extends DataOf<typeof ROUND> {}

export const WOUNDED = {
  unit: UNIT,
  who: FIGHTER,
  damage: TENTHS,
  hitPoints: TENTHS,
  roll: NUMBER,
  lost: YES_NO,
};
export interface WoundedDraw extends DataOf<typeof WOUNDED> {}

export const CAPTURE = {
  from: UNIT,
  type: TROOP,
  chance: NUMBER,
  roll: NUMBER,
  by: REALM,
  /** The unit that the captured troop joins; null when the draw failed. */
  into: orNone(UNIT),
};
export interface CaptureDraw extends DataOf<typeof CAPTURE> {}

export const EXPERIENCE = {
  commander: COMMANDER_ID,
  unit: UNIT,
  rating: word(...RATINGS),
  /** The draw: points gained, if that does not go beyond 100 (MD-10.14). */
  gained: NUMBER,
  now: NUMBER,
};
export interface ExperienceGain extends DataOf<typeof EXPERIENCE> {}

/** What `apply` carries out for one unit of the battle. */
export const UNIT_AFTER = {
  unit: UNIT,
  lost: TROOPS,
  lostCommanders: many(COMMANDER_ID),
  gained: TROOPS,
  /** Where it retreated to, or still is: the winner of a border battle marches on when it is over. */
  location: PLACE,
  loadedOn: orNone(UNIT),
  leader: orNone(COMMANDER_ID),
  retreated: YES_NO,
  exhausted: YES_NO,
  /** Nothing is left of it: it is removed (never a garrison). */
  emptied: YES_NO,
  /** Commanders who change ship when theirs is lost (MD-8.108), and the fleet they go to. */
  commandersTo: orNone({ unit: UNIT, commanders: many(COMMANDER_ID) }),
};
export interface UnitAfter extends DataOf<typeof UNIT_AFTER> {}

export const NEW_FLEET = {
  unit: UNIT,
  location: PLACE,
  stacks: TROOPS,
  name: WORDS,
};
export interface NewFleet extends DataOf<typeof NEW_FLEET> {}

/**
 * Everything that happened in one battle, with every roll: enough to carry it out, to report it line by line (MD-16.23)
 * and to check it by hand. Damage and hit points in tenths; chances in basis points.
 */
export const BATTLE = {
  kind: word('land', 'border', 'sea'),
  phase: NUMBER,
  /** Where: the province, the sea, or the lower-numbered province of the border. */
  place: PLACE,
  /** The higher-numbered province of a border battle. */
  beyond: orNone(PLACE),
  /** The owner of the province when the battle began; null at sea and on borders. */
  owner: orNone(REALM),
  units: many(BATTLE_UNIT),
  siege: orNone(SIEGE),
  rounds: many(ROUND),
  /** Removed when the battle was over: casualties of an odd last round, and those of units that had retreated (MD-8.66). */
  lastCasualties: many(ROUND_CASUALTIES),
  wounded: many(WOUNDED),
  captures: many(CAPTURE),
  experience: many(EXPERIENCE),
  victors: many(REALM),
  /** Round 200 was reached (MD-8.11). */
  undecided: YES_NO,
  /** What each unit is like afterwards, canonical order. */
  after: many(UNIT_AFTER),
  /** A fleet made for captured ships (MD-8.122, MD-8.112). */
  newFleets: many(NEW_FLEET),
};
export interface BattleRecord extends DataOf<typeof BATTLE> {}

/** A commander's ratings as the battle code reads them. */
export type Ratings = Pick<Commander, 'infantry' | 'cavalry' | 'siege' | 'naval'>;
