import type { BattleQuestion } from '@chancery/kit';
import type { LandKind, Terrain } from '../words.ts';

/** A battle that might be fought: one State attacks, each defending force is a State of its own (HEP-10.2, HEP-11.4). */
export type OddsQuestion = BattleQuestion<OddsPlace, OddsForce>;

export interface OddsPlace {
  readonly on: 'land' | 'sea';
  readonly terrain: Terrain;
  /** Stone helps the defenders (HEP-4.14). */
  readonly stone: boolean;
}

/** A force; of attackers a part of the attack that comes from one place, or has been boosted differently. */
export interface OddsForce {
  readonly troops: readonly OddsTroop[];
  /** How it comes into the area (HEP-10.9). */
  readonly crossing: 'border' | 'river' | 'landing';
  readonly boost: number;
  /** Of its State: Iron bonus 0..3, Viking, and by how many units it is over its limit (HEP-8.9, HEP-8.10). */
  readonly iron: number;
  readonly viking: boolean;
  readonly overLimit: number;
  /** Navies that have spent one action only, or whose State has declared War (HEP-11.2, HEP-11.3). */
  readonly fresh: boolean;
}

/** So many of a kind. */
export interface OddsTroop extends OddsKind {
  readonly count: number;
}

/** What fights; Navies may each carry a Land Unit. */
export interface OddsKind {
  readonly kind: LandKind | 'navy';
  readonly cargo: LandKind | null;
}

/** The most Iron adds (HEP-4.5). */
export const MOST_IRON = 3;
