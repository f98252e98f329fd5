import type { NegotiationClock, Terms } from '../state.ts';
import type { AreaNumber, Asking, KingdomNumber, TreatyKind } from '../words.ts';
import type { Roll } from './battle.ts';

/** War, Peace, treaties, and areas that change hands. */
export type DiplomacyEvent =
  | { readonly kind: 'war-declared'; readonly by: KingdomNumber; readonly on: KingdomNumber; readonly turn: number }
  | {
      readonly kind: 'proposed';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly treaty: TreatyKind;
      readonly turn: number;
    }
  | {
      readonly kind: 'proposal-ended';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly treaty: TreatyKind;
      readonly why: 'accepted' | 'refused' | 'lapsed' | 'withdrawn' | 'war' | 'impossible' | 'eliminated';
    }
  | {
      readonly kind: 'treaty-made';
      readonly treaty: TreatyKind;
      readonly a: KingdomNumber;
      readonly b: KingdomNumber;
      readonly lockedUntil: number | null;
    }
  | {
      readonly kind: 'treaty-ended';
      readonly treaty: TreatyKind;
      readonly a: KingdomNumber;
      readonly b: KingdomNumber;
      /** Who cancelled it; null when it was not cancelled. */
      readonly by: KingdomNumber | null;
      readonly why: 'cancelled' | 'war' | 'renounced' | 'eliminated';
    }
  /** An NPC State rolls for Acceptance (HEP-5.22, HEP-5.28, HEP-7.26), and can't be asked again in this Phase (HEP-5.26). */
  | {
      readonly kind: 'acceptance-rolled';
      readonly from: KingdomNumber;
      readonly npc: KingdomNumber;
      readonly what: Asking;
      readonly roll: Roll;
      readonly needed: number;
      readonly accepted: boolean;
    }
  | { readonly kind: 'occupied'; readonly area: AreaNumber; readonly by: KingdomNumber }
  | { readonly kind: 'occupation-ended'; readonly area: AreaNumber; readonly by: KingdomNumber }
  | {
      readonly kind: 'area-changed-hands';
      readonly area: AreaNumber;
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly why: 'conquest' | 'peace' | 'subjugation';
    }
  /** Levies that come with a subjugated area: they keep their ids (HEP-5.32). */
  | {
      readonly kind: 'levies-joined';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly units: readonly number[];
    }
  | { readonly kind: 'capital-moved'; readonly kingdom: KingdomNumber; readonly capital: AreaNumber }
  | {
      readonly kind: 'first-to-five';
      readonly a: KingdomNumber;
      readonly b: KingdomNumber;
      readonly first: KingdomNumber;
    }
  /** HEP-7.6; `auto` null: it is over. */
  | {
      readonly kind: 'negotiations-forced';
      readonly a: KingdomNumber;
      readonly b: KingdomNumber;
      readonly auto: NegotiationClock | null;
    }
  | {
      readonly kind: 'peace-offered';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly terms: Terms;
      readonly cost: number;
      readonly scores: { readonly own: number; readonly theirs: number };
      /** It can't be refused (HEP-7.9). */
      readonly enforced: boolean;
      readonly turn: number;
    }
  | {
      readonly kind: 'peace-answered';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly answer: 'accepted' | 'refused' | 'no-answer' | 'enforced';
    }
  /** A demand of an accepted offer that has become impossible (HEP-7.23). */
  | {
      readonly kind: 'demand-dropped';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly what: 'disband' | 'renounce-trade' | 'renounce-pact' | 'land' | 'trade' | 'pact';
      readonly number: number;
    }
  | {
      readonly kind: 'tribute-paid';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly amount: number;
      readonly fromGold: number;
      readonly toGold: number;
    }
  | {
      readonly kind: 'war-ended';
      readonly a: KingdomNumber;
      readonly b: KingdomNumber;
      readonly how: 'white-peace' | 'terms' | 'annexed' | 'eliminated';
      /** Null: nobody won it (HEP-7.24, HEP-6.20). */
      readonly winner: KingdomNumber | null;
    }
  | { readonly kind: 'truce-made'; readonly a: KingdomNumber; readonly b: KingdomNumber; readonly until: number }
  | { readonly kind: 'truce-ended'; readonly a: KingdomNumber; readonly b: KingdomNumber };
