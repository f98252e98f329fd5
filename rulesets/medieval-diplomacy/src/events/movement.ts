import type { UnitId } from '../unit-id.ts';
import type { Location, RealmNumber } from '../words.ts';

/** Where units go. */
export type MovementEvent =
  | { readonly kind: 'boarding'; readonly unit: UnitId; readonly realm: RealmNumber }
  | { readonly kind: 'loaded'; readonly fleet: UnitId; readonly army: UnitId; readonly second: boolean }
  | { readonly kind: 'reloaded'; readonly army: UnitId; readonly from: UnitId; readonly to: UnitId }
  | { readonly kind: 'held'; readonly unit: UnitId; readonly cost: number }
  | {
      readonly kind: 'sailed';
      readonly unit: UnitId;
      readonly from: Location;
      readonly to: Location;
      readonly cost: number;
    }
  | {
      readonly kind: 'fled';
      readonly unit: UnitId;
      readonly from: Location;
      readonly to: Location;
      readonly roll: number | null;
    }
  | {
      readonly kind: 'landing-tried';
      readonly realm: RealmNumber;
      readonly province: Location;
      readonly armies: readonly UnitId[];
      /** Percent; may exceed 100. */
      readonly chance: number;
      /** Null when no roll was needed. */
      readonly roll: number | null;
      readonly landed: boolean;
    }
  | {
      readonly kind: 'unloaded';
      readonly fleet: UnitId;
      readonly army: UnitId;
      readonly to: Location;
      /** Onto land where it lacks permission (MD-6.31). */
      readonly invading: boolean;
      readonly second: boolean;
    }
  | {
      readonly kind: 'put-ashore';
      readonly army: UnitId;
      readonly at: Location;
      readonly why: 'betrayed' | 'scuttled' | 'no-room';
    }
  | {
      readonly kind: 'marched';
      readonly unit: UnitId;
      readonly from: Location;
      readonly to: Location;
      readonly cost: number;
    }
  /** It met enemies on the border; the cost is paid, the march decided by the battle (MD-5.11, MD-8.82). */
  | {
      readonly kind: 'met-at-border';
      readonly unit: UnitId;
      readonly from: Location;
      readonly to: Location;
      readonly cost: number;
    }
  | { readonly kind: 'thrown-back'; readonly unit: UnitId; readonly from: Location; readonly to: Location };
