import type { CampaignOutcome } from '../state.ts';
import type { RealmNumber } from '../words.ts';

/** The turn itself, and claims to victory. */
export type TurnEvent =
  | { readonly kind: 'turn-began'; readonly turn: number }
  | { readonly kind: 'phase-began'; readonly phase: number }
  | { readonly kind: 'movement-ended'; readonly phases: number }
  | { readonly kind: 'claim-made'; readonly members: readonly RealmNumber[]; readonly provinces: number }
  | { readonly kind: 'claim-lapsed'; readonly members: readonly RealmNumber[] }
  | { readonly kind: 'campaign-ended'; readonly outcome: CampaignOutcome }
  | { readonly kind: 'turn-ended'; readonly turn: number };
