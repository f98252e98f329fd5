import type { CommonRefusal } from '@chancery/kit';
import type { Location, RealmNumber, Relation, TroopType } from './words.ts';

/**
 * Why an order is refused, warned of, or failed at its step: a code with facts. Sentences in text/refusals.ts.
 * `unit` and `army` are labels as written (`A7`); money in pence.
 */
export type Refusal =
  | CommonRefusal<string>
  // who and what
  | { readonly code: 'wrong-unit-kind'; readonly unit: string; readonly wanted: string }
  | { readonly code: 'not-a-province'; readonly location: Location }
  | { readonly code: 'unknown-realm'; readonly realm: string }
  | { readonly code: 'unknown-troop'; readonly type: string }
  | { readonly code: 'unknown-commander'; readonly commander: number }
  | { readonly code: 'arguments'; readonly wanted: string }
  | { readonly code: 'independents' }
  | { readonly code: 'defeated'; readonly realm: RealmNumber }
  // sheet as a whole
  | { readonly code: 'plan-too-long'; readonly unit: string; readonly limit: number }
  | { readonly code: 'too-many-orders'; readonly count: number; readonly limit: number }
  | { readonly code: 'overspent'; readonly shortfall: number }
  | { readonly code: 'thin-surplus'; readonly surplus: number; readonly advised: number }
  | { readonly code: 'said-twice'; readonly verb: string }
  | { readonly code: 'coup-threatens'; readonly given: number; readonly provinces: number }
  // diplomacy
  | { readonly code: 'not-neutral'; readonly realm: RealmNumber; readonly relation: Relation }
  | { readonly code: 'not-at-war'; readonly realm: RealmNumber }
  | { readonly code: 'not-allied'; readonly realm: RealmNumber }
  | { readonly code: 'offer-not-returned'; readonly realm: RealmNumber; readonly what: 'alliance' | 'peace' }
  | { readonly code: 'relation-changed-this-turn'; readonly realm: RealmNumber }
  | { readonly code: 'enemy'; readonly realm: RealmNumber }
  | { readonly code: 'already-granted'; readonly realm: RealmNumber }
  | { readonly code: 'not-granted'; readonly realm: RealmNumber }
  | { readonly code: 'not-accepted'; readonly realm: RealmNumber }
  // gold
  | { readonly code: 'not-enough-gold'; readonly needed: number; readonly treasury: number }
  | { readonly code: 'no-caravan-way'; readonly realm: RealmNumber; readonly range: number }
  | { readonly code: 'proclamation-too-short'; readonly length: number; readonly needed: number }
  | { readonly code: 'proclamation-too-long'; readonly length: number; readonly limit: number }
  // provinces
  | { readonly code: 'not-yours'; readonly province: Location }
  | { readonly code: 'not-yours-at-turn-start'; readonly province: Location }
  | { readonly code: 'already-annexed'; readonly province: Location }
  | { readonly code: 'annexation-limit'; readonly limit: number }
  | { readonly code: 'not-independent'; readonly province: Location }
  | { readonly code: 'enemy-troops'; readonly province: Location }
  | { readonly code: 'just-received'; readonly province: Location }
  // units
  | { readonly code: 'no-number-free'; readonly kind: 'A' | 'F' }
  | { readonly code: 'number-taken'; readonly unit: string }
  | { readonly code: 'no-harbour'; readonly province: Location }
  | { readonly code: 'follow-kind'; readonly unit: string; readonly target: string }
  | { readonly code: 'follow-circle'; readonly unit: string; readonly target: string }
  | { readonly code: 'not-in-unit'; readonly unit: string; readonly commander: number }
  | { readonly code: 'too-many-in-ranks'; readonly type: TroopType; readonly wanted: number; readonly present: number }
  | { readonly code: 'nothing-to-disband'; readonly unit: string }
  | { readonly code: 'fewer-present'; readonly type: TroopType; readonly wanted: number; readonly present: number }
  | { readonly code: 'no-salvage'; readonly type: TroopType }
  | { readonly code: 'garrison-cannot'; readonly verb: string }
  // transfers
  | { readonly code: 'partner-elsewhere'; readonly unit: string }
  | { readonly code: 'same-unit'; readonly unit: string }
  | { readonly code: 'nothing-to-transfer'; readonly unit: string }
  | { readonly code: 'cannot-hold-troops'; readonly unit: string; readonly type: TroopType }
  /** Null where the realm is another's: its status is not shown (MD-16.8). */
  | { readonly code: 'commander-limit'; readonly realm: RealmNumber; readonly limit: number | null }
  // movement
  | { readonly code: 'not-adjacent'; readonly from: Location; readonly to: Location }
  | { readonly code: 'barrier'; readonly from: Location; readonly to: Location }
  | { readonly code: 'no-permission'; readonly province: Location; readonly owner: RealmNumber }
  | { readonly code: 'not-enough-move-points'; readonly unit: string; readonly needed: number; readonly left: number }
  | { readonly code: 'empty-unit'; readonly unit: string }
  | { readonly code: 'is-loaded'; readonly unit: string }
  | { readonly code: 'is-sea'; readonly location: Location }
  | { readonly code: 'sail-by-land'; readonly from: Location; readonly to: Location }
  | { readonly code: 'no-ships'; readonly unit: string }
  | { readonly code: 'retreated'; readonly unit: string }
  // fleets
  | { readonly code: 'not-boarded'; readonly army: string; readonly realm: RealmNumber }
  | { readonly code: 'not-on-fleet'; readonly army: string }
  | { readonly code: 'army-out-of-reach'; readonly army: string }
  | { readonly code: 'too-heavy'; readonly army: string; readonly load: number; readonly storage: number }
  | { readonly code: 'second-lift-used'; readonly unit: string }
  | { readonly code: 'landing-failed'; readonly army: string; readonly province: Location; readonly chance: number }
  | { readonly code: 'fleet-retreated'; readonly unit: string }
  /** Soldiers who would go over the side because the fleet is overfull (MD-6.12). */
  | { readonly code: 'overboard'; readonly army: string; readonly count: number }
  /** Percent by which an invasion from the sea should succeed (MD-6.32). */
  | { readonly code: 'landing-chance'; readonly army: string; readonly province: Location; readonly chance: number }
  // pillage, building
  | { readonly code: 'too-weak'; readonly combat: number; readonly needed: number }
  | { readonly code: 'already-pillaged'; readonly province: Location }
  | { readonly code: 'outdone'; readonly province: Location }
  | { readonly code: 'no-city'; readonly province: Location }
  | { readonly code: 'not-on-build-list'; readonly type: TroopType; readonly province: Location }
  | { readonly code: 'not-a-soldier'; readonly type: TroopType }
  | { readonly code: 'not-a-ship'; readonly type: TroopType }
  | { readonly code: 'build-limit'; readonly wanted: number; readonly limit: number }
  /** Fewer than ordered should be built, for want of this (MD-15.40, MD-15.46). */
  | {
      readonly code: 'fewer-built';
      readonly wanted: number;
      readonly built: number;
      readonly short: 'gold' | 'workers' | 'slots';
    }
  | { readonly code: 'changed-hands'; readonly province: Location }
  | { readonly code: 'not-royal' }
  | { readonly code: 'already-hired'; readonly province: Location }
  | { readonly code: 'highest-fort'; readonly province: Location }
  | { readonly code: 'one-level-a-turn'; readonly province: Location }
  | { readonly code: 'nothing-to-repair'; readonly province: Location }
  | { readonly code: 'already-repaired'; readonly province: Location }
  | { readonly code: 'has-harbour'; readonly province: Location }
  | { readonly code: 'no-coast'; readonly province: Location }
  | { readonly code: 'no-slot'; readonly province: Location }
  | { readonly code: 'not-enough-workers'; readonly needed: number; readonly left: number }
  | { readonly code: 'nothing-to-raze'; readonly province: Location; readonly what: string }
  // a plan that came to an end
  | { readonly code: 'unit-gone'; readonly unit: string }
  | { readonly code: 'cancelled'; readonly unit: string }
  /** The unit should meet enemies there before this order, and go no further (MD-5.23). */
  | { readonly code: 'battle-expected'; readonly unit: string; readonly location: Location };
