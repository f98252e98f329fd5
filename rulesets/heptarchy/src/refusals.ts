import type { CommonRefusal } from '@chancery/kit';
import type {
  AreaNumber,
  KingdomNumber,
  LandKind,
  Resource,
  SeaNumber,
  TreatyKind,
  UnitId,
  UnitKind,
} from './words.ts';

/** Why an action is refused, warned of, or skipped at its moment: a code with facts. Sentences in text/refusals.ts. */
export type Refusal =
  | CommonRefusal<number>
  // who and when
  | { readonly code: 'not-your-phase'; readonly active: KingdomNumber | null }
  | { readonly code: 'not-in-turn-0' }
  | { readonly code: 'only-in-turn-0' }
  | { readonly code: 'campaign-over' }
  | { readonly code: 'after-end' }
  | { readonly code: 'already-done' }
  // names and places
  | { readonly code: 'unknown-kingdom'; readonly kingdom: string }
  | { readonly code: 'eliminated'; readonly kingdom: KingdomNumber }
  | { readonly code: 'not-a-player'; readonly kingdom: KingdomNumber }
  | { readonly code: 'not-an-npc'; readonly kingdom: KingdomNumber }
  | { readonly code: 'unknown-area'; readonly area: number }
  | { readonly code: 'unknown-sea'; readonly sea: number }
  | { readonly code: 'not-your-area'; readonly area: AreaNumber; readonly owner: KingdomNumber }
  | { readonly code: 'your-own-area'; readonly area: AreaNumber }
  | { readonly code: 'occupied'; readonly area: AreaNumber; readonly by: KingdomNumber }
  // gold and Resources
  | { readonly code: 'gold'; readonly cost: number; readonly gold: number }
  | { readonly code: 'not-allowed-here'; readonly area: AreaNumber; readonly resource: Resource }
  | { readonly code: 'no-free-slot'; readonly area: AreaNumber }
  | { readonly code: 'already-there'; readonly area: AreaNumber; readonly resource: Resource }
  | { readonly code: 'not-there'; readonly area: AreaNumber; readonly resource: Resource }
  | { readonly code: 'gift-limit'; readonly sent: number; readonly limit: number }
  // creating units
  | { readonly code: 'made-this-turn'; readonly area: AreaNumber; readonly what: 'land' | 'navy' }
  | {
      readonly code: 'limit';
      readonly what: 'units' | 'retinues' | 'navies';
      readonly owned: number;
      readonly limit: number;
    }
  | { readonly code: 'no-shipyards'; readonly area: AreaNumber }
  | { readonly code: 'not-on-that-sea'; readonly area: AreaNumber; readonly sea: SeaNumber }
  // units
  | { readonly code: 'no-unit-named' }
  | { readonly code: 'not-your-unit'; readonly unit: UnitId; readonly owner: KingdomNumber }
  | { readonly code: 'wrong-unit-kind'; readonly unit: UnitId; readonly wanted: UnitKind | 'land' }
  | { readonly code: 'none-there'; readonly kind: LandKind; readonly at: number }
  | { readonly code: 'fresh'; readonly unit: UnitId }
  | { readonly code: 'has-moved'; readonly unit: UnitId }
  | { readonly code: 'was-carried'; readonly unit: UnitId }
  | { readonly code: 'no-actions-left'; readonly unit: UnitId }
  | { readonly code: 'not-adjacent'; readonly from: number; readonly to: number }
  | { readonly code: 'already-stands-there'; readonly unit: UnitId; readonly area: AreaNumber }
  | { readonly code: 'no-right-of-entry'; readonly area: AreaNumber; readonly owner: KingdomNumber }
  | { readonly code: 'no-landing'; readonly area: AreaNumber; readonly owner: KingdomNumber }
  | {
      readonly code: 'no-anchoring';
      readonly area: AreaNumber;
      readonly owner: KingdomNumber;
      readonly occupier: KingdomNumber | null;
    }
  | { readonly code: 'not-anchored'; readonly unit: UnitId }
  | { readonly code: 'not-at-sea'; readonly unit: UnitId }
  | { readonly code: 'not-together'; readonly unit: UnitId }
  | { readonly code: 'not-aboard'; readonly unit: UnitId }
  | { readonly code: 'navy-full'; readonly navy: UnitId }
  | { readonly code: 'navy-loaded'; readonly navy: UnitId }
  | { readonly code: 'not-in-same-area'; readonly unit: UnitId; readonly navy: UnitId }
  // cavalry
  | { readonly code: 'cavalry'; readonly asked: number; readonly left: number }
  | { readonly code: 'nothing-to-raid'; readonly area: AreaNumber }
  | { readonly code: 'not-bordering'; readonly area: AreaNumber }
  | { readonly code: 'raided-already'; readonly area: AreaNumber }
  // diplomacy
  | { readonly code: 'at-war'; readonly with: KingdomNumber }
  | { readonly code: 'at-war-with-anybody' }
  | { readonly code: 'not-at-war'; readonly with: KingdomNumber }
  | { readonly code: 'pact'; readonly with: KingdomNumber }
  | { readonly code: 'truce'; readonly with: KingdomNumber; readonly until: number }
  | { readonly code: 'pact-cancelled-this-phase'; readonly with: KingdomNumber }
  | { readonly code: 'trade-slot'; readonly kingdom: KingdomNumber }
  | { readonly code: 'no-way-to-trade'; readonly with: KingdomNumber }
  | { readonly code: 'treaty-exists'; readonly treaty: TreatyKind; readonly with: KingdomNumber }
  | { readonly code: 'no-treaty'; readonly treaty: TreatyKind; readonly with: KingdomNumber }
  | { readonly code: 'locked'; readonly treaty: TreatyKind; readonly until: number }
  | { readonly code: 'proposed-already'; readonly treaty: TreatyKind; readonly with: KingdomNumber }
  | { readonly code: 'no-proposal'; readonly treaty: TreatyKind; readonly from: KingdomNumber }
  | { readonly code: 'asked-already'; readonly kingdom: KingdomNumber }
  | { readonly code: 'subjugated-already' }
  | { readonly code: 'too-many-areas'; readonly kingdom: KingdomNumber }
  // peace
  | { readonly code: 'no-negotiations'; readonly with: KingdomNumber; readonly from: number }
  | { readonly code: 'npc-talks-later'; readonly with: KingdomNumber; readonly from: number }
  | { readonly code: 'offered-already'; readonly to: KingdomNumber }
  | { readonly code: 'offer-pending'; readonly from: KingdomNumber }
  | { readonly code: 'no-offer'; readonly from: KingdomNumber }
  | { readonly code: 'white-only'; readonly kingdom: KingdomNumber }
  | { readonly code: 'white-alone' }
  | { readonly code: 'nothing-demanded' }
  | { readonly code: 'score'; readonly cost: number; readonly score: number }
  | { readonly code: 'tribute'; readonly tribute: number; readonly gold: number }
  | { readonly code: 'truce-length'; readonly truce: number }
  | { readonly code: 'cannot-demand-unit'; readonly unit: UnitId }
  | { readonly code: 'cannot-demand-area'; readonly area: AreaNumber }
  | { readonly code: 'cannot-renounce'; readonly treaty: TreatyKind; readonly with: KingdomNumber }
  // signing up, master
  | { readonly code: 'signed-up-already' }
  | { readonly code: 'tradition-of-tribe'; readonly tradition: string }
  | { readonly code: 'color'; readonly color: string; readonly why: 'form' | 'pale' | 'taken' }
  | { readonly code: 'named-twice'; readonly kingdom: string }
  // warnings
  | { readonly code: 'may-fail'; readonly refusal: Refusal };
