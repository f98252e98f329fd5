import type { BattleUnit } from '../events/battle-record.ts';
import type { Troop } from '../setting.ts';
import type { Commander, Province, Unit } from '../state.ts';
import type { Location, Rank, RealmNumber, TroopType } from '../words.ts';
import type { BattleQuestion } from './question.ts';

/**
 * A battle while it is fought: the only thing that the steps of a battle write to. Damage and hit points in tenths,
 * chances in basis points.
 */
export interface Field {
  readonly question: BattleQuestion;
  /** Where it is fought; null on borders and at sea. */
  readonly province: Province | null;
  /** In canonical order. */
  readonly sides: readonly Side[];
  readonly units: readonly FieldUnit[];
  readonly squads: readonly Squad[];
  readonly walls: Walls;
  /** What a leader's tactics are divided by (MD-8.21). */
  divisor: number;
  /** The sides for which the groups of `targets` were made, as bits. */
  grouped: number;
}

/** A realm in the battle. Sides are also counted as bits: side 0 is 1, side 1 is 2, side 2 is 4. */
export interface Side {
  readonly realm: RealmNumber;
  readonly bit: number;
  /** Bits of the sides it fights, and of those it is allied with. */
  readonly enemies: number;
  readonly allies: number;
  /** The hostile groups of this round and what has hit them (MD-8.13). */
  targets: readonly Target[];
}

/** Hostile realms that take damage together (MD-8.13). */
export interface Group {
  /** Canonical. */
  readonly sides: readonly Side[];
  /** In the order in which they are hit: rank, soldiers before ships, cost, troop table, unit (MD-8.34, MD-8.38). */
  readonly troops: readonly Squad[];
  /** Canonical. */
  readonly commanders: readonly Squad[];
}

export interface Target {
  readonly group: Group;
  /** Individuals at the start of the round (MD-8.16). */
  count: number;
  /** Damage of this round in tenths. */
  hits: number;
}

/** A unit of the battle. */
export interface FieldUnit {
  readonly unit: Unit;
  readonly side: Side;
  readonly role: BattleUnit['role'];
  /** By rank, then troop table order, then commanders (MD-1.23). */
  readonly squads: readonly Squad[];
  readonly leader: Commander | null;
  /** The squad that is the leader himself. */
  readonly leaderSquad: Squad | null;
  /** The unit it follows, if that is in the battle (MD-8.56). */
  readonly followed: FieldUnit | null;
  /** Marines and trapped armies: the fleet they are aboard. */
  readonly carrier: FieldUnit | null;
  /** Its leader has not been removed (MD-10.10). */
  led: boolean;
  /** It defends the fortification (MD-9.22). */
  committed: boolean;
  /** It has left the battle: by its own retreat, or aboard the fleet that retreated. */
  gone: boolean;
  /** Where it went; null while it is here. */
  wentTo: Location | null;
  /** Damage of this round, and of all rounds. */
  suffered: number;
  taken: number;
  /** It has damaged the walls. */
  breached: boolean;
}

/**
 * The like individuals of a unit in one rank; a commander is a squad of one. They fall in the order of their indices,
 * so a few counts tell it all: those below `removed` are off the field, those from there to `doomed` are as good as
 * dead (MD-8.42), the next one has `wound` damage, and those from `removed` to `end` stand in the battle.
 */
export interface Squad {
  readonly unit: FieldUnit;
  readonly rank: Rank;
  readonly size: number;
  /** -1 for a commander. */
  readonly type: TroopType;
  /** Null for a commander. */
  readonly troop: Troop | null;
  /** A commander's id; -1 for troops. */
  readonly commander: number;
  readonly ship: boolean;
  readonly attacks: number;
  readonly combat: number;
  /** Without fortification. */
  readonly hitPoints: number;
  /** The place of its first individual in `walls.manned`. */
  readonly first: number;
  chance: number;
  /** The chance of one who holds a barracks place (MD-8.24), and what his hit points rise by (MD-9.30). */
  wallChance: number;
  wallHitPoints: number;
  end: number;
  removed: number;
  doomed: number;
  wound: number;
  /** So many, from the first, have had the hit points of the walls added. */
  raised: number;
}

/** The fortification in this battle. */
export interface Walls {
  /** Effective level after the siege (MD-9.5). */
  level: number;
  places: number;
  /** Hit-point bonuses still to be given (MD-9.31). */
  bonusesLeft: number;
  /** Squads of committed units, canonical. */
  committed: readonly Squad[];
  /** 1 for each individual that holds a barracks place this round. */
  readonly manned: Uint8Array;
}

/** Individuals of a squad that stand in the battle. */
export const standing = (squad: Squad): number => Math.max(0, squad.end - squad.removed);

/** Those of them that can still be hit. */
export const unharmed = (squad: Squad): number => squad.end - squad.doomed;

/** Hit points of the individual whose turn it is to be hit, or to be tested for its wounds. */
export const hitPointsOf = (squad: Squad, individual: number): number =>
  individual < squad.raised ? squad.hitPoints + squad.wallHitPoints : squad.hitPoints;
