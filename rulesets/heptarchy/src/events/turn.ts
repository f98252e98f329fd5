import type { CampaignOutcome } from '../state.ts';
import type { Controller, KingdomNumber, Tradition } from '../words.ts';

/** Phases, Turns, and who plays. */
export type TurnEvent =
  /** Marks and protections of the kingdom are wiped, what awaits its answer becomes due (HEP-1.9). */
  | { readonly kind: 'phase-opened'; readonly kingdom: KingdomNumber; readonly turn: number }
  | { readonly kind: 'posted'; readonly kingdom: KingdomNumber }
  /** Boosts are wiped (HEP-1.10). `missed`: how many Phases it has missed in a row by now. */
  | { readonly kind: 'phase-closed'; readonly kingdom: KingdomNumber; readonly missed: number }
  /** Turn 0: has posted END, or its time is over. */
  | { readonly kind: 'setup-ended'; readonly kingdom: KingdomNumber }
  | { readonly kind: 'npc-step-began'; readonly turn: number }
  /** How all stand at the end of the Turn (HEP-15.6). */
  | { readonly kind: 'newsheet'; readonly turn: number; readonly newsheet: Newsheet }
  /** The next Turn is counted, and every player has his part in it before him. */
  | { readonly kind: 'turn-ended'; readonly turn: number }
  | {
      readonly kind: 'campaign-ended';
      readonly winner: KingdomNumber | null;
      readonly by: CampaignOutcome['by'];
      readonly turn: number;
    }
  | {
      readonly kind: 'signed-up';
      readonly kingdom: KingdomNumber;
      readonly leader: string;
      readonly color: string;
      readonly tradition: Tradition;
    }
  /** `gold`: what it has by now (HEP-0.20); what it missed is forgotten. A new player's kingdom is put on the list. */
  | {
      readonly kind: 'controller-set';
      readonly kingdom: KingdomNumber;
      readonly controller: Exclude<Controller, 'eliminated'>;
      readonly gold: number;
      readonly why: 'missed' | 'master';
    }
  | { readonly kind: 'player-list-set'; readonly kingdoms: readonly KingdomNumber[] }
  | { readonly kind: 'eliminated'; readonly kingdom: KingdomNumber }
  /** Heard by sender and addressee only, unless `to` is null: all (HEP-15.2). */
  | {
      readonly kind: 'message-sent';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber | null;
      readonly text: string;
    };

/** HEP-15.6 */
export interface Newsheet {
  readonly kingdoms: readonly KingdomNews[];
  readonly wars: readonly {
    readonly a: KingdomNumber;
    readonly b: KingdomNumber;
    readonly scoreA: number;
    readonly scoreB: number;
  }[];
}

export interface KingdomNews {
  readonly kingdom: KingdomNumber;
  readonly areas: number;
  readonly gold: number;
  readonly taxIncome: number;
  readonly tradeIncome: number;
  readonly landUnits: number;
  readonly maxUnits: number;
  readonly retinues: number;
  readonly maxRetinues: number;
  readonly navies: number;
  readonly maxNavies: number;
  readonly prestige: number;
}
