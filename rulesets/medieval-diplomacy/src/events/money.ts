import type { Commander } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, Pence, RealmNumber, TroopType } from '../words.ts';

/** Gold, and what is bought with it. */
export type MoneyEvent =
  | {
      readonly kind: 'gold-sent';
      readonly from: RealmNumber;
      readonly to: RealmNumber;
      readonly amount: Pence;
      readonly fee: Pence;
    }
  /** F2 pays out after all senders have paid (MD-12.15). */
  | { readonly kind: 'gold-received'; readonly from: RealmNumber; readonly to: RealmNumber; readonly amount: Pence }
  | { readonly kind: 'upkeep-paid'; readonly realm: RealmNumber; readonly paid: Pence; readonly due: Pence }
  | {
      readonly kind: 'recruited';
      readonly unit: UnitId;
      readonly type: TroopType;
      readonly count: number;
      readonly wanted: number;
      readonly cost: Pence;
      /** What made the number smaller than wanted. */
      readonly short: 'gold' | 'limit' | null;
    }
  | { readonly kind: 'commander-hired'; readonly commander: Commander; readonly cost: Pence }
  | { readonly kind: 'gold-decayed'; readonly realm: RealmNumber; readonly lost: Pence }
  | {
      readonly kind: 'revenue-gained';
      readonly realm: RealmNumber;
      readonly total: Pence;
      readonly from: readonly { readonly province: Location; readonly gold: Pence }[];
    }
  | { readonly kind: 'proclaimed'; readonly realm: RealmNumber; readonly text: string; readonly gold: Pence }
  | {
      readonly kind: 'proclamation-refused';
      readonly realm: RealmNumber;
      readonly text: string;
      readonly why: 'too-short' | 'too-long' | 'unsuitable';
    };
