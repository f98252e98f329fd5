import type { Control, RealmNumber, Status } from '../words.ts';

/** What befalls one realm. */
export type RealmEvent =
  | { readonly kind: 'orders-received'; readonly realm: RealmNumber }
  | { readonly kind: 'orders-missed'; readonly realm: RealmNumber; readonly inARow: number }
  | { readonly kind: 'status-set'; readonly realm: RealmNumber; readonly status: Status }
  | {
      readonly kind: 'control-set';
      readonly realm: RealmNumber;
      readonly control: Control;
      readonly why: 'master' | 'coup' | 'silent';
    }
  | {
      readonly kind: 'coup';
      readonly realm: RealmNumber;
      readonly given: number;
      readonly provinces: number;
      readonly disbanded: number;
      readonly troops: number;
      readonly byMaster: boolean;
    }
  | { readonly kind: 'realm-defeated'; readonly realm: RealmNumber; readonly commanders: readonly number[] };
