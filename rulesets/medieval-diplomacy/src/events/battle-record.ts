import type { Commander, Stack } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, Rank, Rating, RealmNumber, TroopType } from '../words.ts';

/**
 * Everything that happened in one battle, with every roll: enough to carry it out, to report it line by line (MD-16.23)
 * and to check it by hand. Damage and hit points in tenths; chances in basis points.
 */
export interface BattleRecord {
  readonly kind: 'land' | 'border' | 'sea';
  readonly phase: number;
  /** Where: the province, the sea, or the lower-numbered province of the border. */
  readonly place: Location;
  /** The higher-numbered province of a border battle. */
  readonly beyond: Location | null;
  /** The owner of the province when the battle began; null at sea and on borders. */
  readonly owner: RealmNumber | null;
  readonly units: readonly BattleUnit[];
  readonly siege: SiegeRecord | null;
  readonly rounds: readonly BattleRound[];
  /** Removed when the battle was over: casualties of an odd last round, and those of units that had retreated (MD-8.66). */
  readonly lastCasualties: readonly RoundCasualties[];
  readonly wounded: readonly WoundedDraw[];
  readonly captures: readonly CaptureDraw[];
  readonly experience: readonly ExperienceGain[];
  readonly victors: readonly RealmNumber[];
  /** Round 200 was reached (MD-8.11). */
  readonly undecided: boolean;
  /** What each unit is like afterwards, canonical order. */
  readonly after: readonly UnitAfter[];
  /** A fleet made for captured ships (MD-8.122, MD-8.112). */
  readonly newFleets: readonly NewFleet[];
}

export interface BattleUnit {
  readonly unit: UnitId;
  readonly realm: RealmNumber;
  readonly name: string;
  /** `marines` fight from a fleet of the battle; `trapped` ones are aboard an enemy (MD-8.109). */
  readonly role: 'field' | 'walls' | 'landed' | 'fleet' | 'marines' | 'trapped';
  readonly retreatLevel: Rank;
  readonly follow: UnitId | null;
  /** Attacks x combat over all individuals, unmodified (MD-4.40). */
  readonly totalCombat: number;
  /** In tenths, with the fortification bonus for as many as there are places (MD-16.26). */
  readonly totalHitPoints: number;
  readonly stacks: readonly Stack[];
  readonly commanders: readonly number[];
  readonly leader: number | null;
}

export interface SiegeRecord {
  readonly level: number;
  /** Fortification damage before and after. */
  readonly before: number;
  readonly after: number;
  readonly attempts: readonly {
    readonly unit: UnitId;
    readonly type: TroopType;
    readonly chance: number;
    readonly rolls: readonly number[];
    readonly successes: number;
  }[];
}

/** A troop type, or a commander. */
export type Fighter = { readonly type: TroopType } | { readonly commander: number };

export interface BattleRound {
  readonly number: number;
  readonly blows: readonly Blow[];
  /** What else was rolled this round, in order (MD-1.28). */
  readonly draws: {
    readonly barracks: readonly number[];
    readonly target: readonly number[];
    readonly rank5: readonly number[];
  };
  readonly status: readonly RoundStatus[];
  /** Null in odd rounds (MD-8.43). */
  readonly casualties: readonly RoundCasualties[] | null;
  readonly retreats: readonly Retreat[];
}

/** The attacks of the like individuals of one unit, with one chance and against one hostile group, in one round. */
export interface Blow {
  readonly unit: UnitId;
  readonly by: Fighter;
  /** The realms of the group, canonical (MD-8.13). */
  readonly against: readonly RealmNumber[];
  readonly count: number;
  readonly chance: number;
  /** d10000 each, in the order in which they were rolled. */
  readonly rolls: readonly number[];
  /** Successful attacks: points of damage caused. */
  readonly hits: number;
}

export interface RoundStatus {
  readonly unit: UnitId;
  /** In tenths: suffered this round, and taken in the battle so far. */
  readonly suffered: number;
  readonly taken: number;
  readonly totalHitPoints: number;
}

export interface RoundCasualties {
  readonly unit: UnitId;
  readonly damage: number;
  readonly killed: readonly { readonly who: Fighter; readonly count: number; readonly hitPoints: number }[];
  /** Damage in tenths that stays on a wounded individual. */
  readonly left: number;
}

export interface Retreat {
  readonly unit: UnitId;
  /** Where it goes; null when it found no place and fights on; at a border the province it started from. */
  readonly to: Location | null;
  readonly why: 'level' | 'follow';
}

export interface WoundedDraw {
  readonly unit: UnitId;
  readonly who: Fighter;
  readonly damage: number;
  readonly hitPoints: number;
  readonly roll: number;
  readonly lost: boolean;
}

export interface CaptureDraw {
  readonly from: UnitId;
  readonly type: TroopType;
  readonly chance: number;
  readonly roll: number;
  readonly by: RealmNumber;
  /** The unit that the captured troop joins; null when the draw failed. */
  readonly into: UnitId | null;
}

export interface ExperienceGain {
  readonly commander: number;
  readonly unit: UnitId;
  readonly rating: Rating;
  /** The draw: points gained, if that does not go beyond 100 (MD-10.14). */
  readonly gained: number;
  readonly now: number;
}

/** What `apply` carries out for one unit of the battle. */
export interface UnitAfter {
  readonly unit: UnitId;
  readonly lost: readonly Stack[];
  readonly lostCommanders: readonly number[];
  readonly gained: readonly Stack[];
  /** Where it retreated to, or still is: the winner of a border battle marches on when it is over. */
  readonly location: Location;
  readonly loadedOn: UnitId | null;
  readonly leader: number | null;
  readonly retreated: boolean;
  readonly exhausted: boolean;
  /** Nothing is left of it: it is removed (never a garrison). */
  readonly emptied: boolean;
  /** Commanders who change ship when theirs is lost (MD-8.108), and the fleet they go to. */
  readonly commandersTo: { readonly unit: UnitId; readonly commanders: readonly number[] } | null;
}

export interface NewFleet {
  readonly unit: UnitId;
  readonly location: Location;
  readonly stacks: readonly Stack[];
  readonly name: string;
}

/** A commander's ratings as the battle code reads them. */
export type Ratings = Pick<Commander, 'infantry' | 'cavalry' | 'siege' | 'naval'>;
