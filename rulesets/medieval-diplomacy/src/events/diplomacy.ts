import type { Location, RealmNumber } from '../words.ts';

/** What is between realms. */
export type DiplomacyEvent =
  | { readonly kind: 'war-declared'; readonly by: RealmNumber; readonly on: RealmNumber }
  | { readonly kind: 'acceptance-set'; readonly realm: RealmNumber; readonly from: RealmNumber; readonly on: boolean }
  | { readonly kind: 'passage-set'; readonly realm: RealmNumber; readonly to: RealmNumber; readonly on: boolean }
  | {
      readonly kind: 'permission-set';
      /** IND when the master gives it (MD-2.17). */
      readonly realm: RealmNumber;
      readonly province: Location;
      readonly to: RealmNumber;
      readonly on: boolean;
    }
  | { readonly kind: 'ambassador-sent'; readonly from: RealmNumber; readonly to: RealmNumber; readonly text: string }
  | { readonly kind: 'peace-made'; readonly a: RealmNumber; readonly b: RealmNumber }
  | { readonly kind: 'alliance-cancelled'; readonly by: RealmNumber; readonly with: RealmNumber }
  | { readonly kind: 'alliance-formed'; readonly a: RealmNumber; readonly b: RealmNumber }
  | { readonly kind: 'alliance-published'; readonly a: RealmNumber; readonly b: RealmNumber };
