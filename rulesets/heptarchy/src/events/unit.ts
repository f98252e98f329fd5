import type { Station } from '../state.ts';
import type { AreaNumber, KingdomNumber, UnitId, UnitKind } from '../words.ts';

/** Units, and where they go. */
export type UnitEvent =
  | {
      readonly kind: 'unit-created';
      readonly unit: UnitId;
      readonly unitKind: UnitKind;
      readonly kingdom: KingdomNumber;
      readonly area: AreaNumber;
      readonly at: Station;
      readonly cost: number;
      readonly gold: number;
      /** The area remembers it (HEP-8.2). */
      readonly turn: number;
    }
  | {
      readonly kind: 'unit-disbanded';
      readonly unit: UnitId;
      readonly unitKind: UnitKind;
      readonly kingdom: KingdomNumber;
      readonly why: 'order' | 'upkeep' | 'navy-gone' | 'displaced' | 'peace' | 'subjugated' | 'eliminated';
    }
  /** By land, or ashore from a Navy (HEP-9.1, HEP-9.13). */
  | {
      readonly kind: 'moved';
      readonly kingdom: KingdomNumber;
      readonly units: readonly UnitId[];
      readonly from: readonly Station[];
      readonly to: AreaNumber;
    }
  | { readonly kind: 'loaded'; readonly kingdom: KingdomNumber; readonly unit: UnitId; readonly navy: UnitId }
  | { readonly kind: 'unloaded'; readonly kingdom: KingdomNumber; readonly unit: UnitId; readonly area: AreaNumber }
  /** Dispatch, Sail or Anchor: one action each, cargo carried along (HEP-9.10). */
  | {
      readonly kind: 'navies-moved';
      readonly kingdom: KingdomNumber;
      readonly how: 'dispatch' | 'sail' | 'anchor';
      readonly navies: readonly UnitId[];
      readonly from: Station;
      readonly to: Station;
    }
  /** Sent elsewhere without spending anything: displaced, retreated, escaped (HEP-9.19 to 9.22, HEP-10.13, HEP-11.7, 11.8). */
  | {
      readonly kind: 'sent';
      readonly unit: UnitId;
      readonly kingdom: KingdomNumber;
      readonly why: 'displaced' | 'retreated' | 'escaped' | 'put-to-sea';
      readonly from: Station;
      readonly to: Station;
    }
  | {
      readonly kind: 'boosted';
      readonly kingdom: KingdomNumber;
      readonly units: readonly UnitId[];
      readonly times: number;
      /** Where, as in the order: an area's number or that of a sea on the map. */
      readonly at: number;
    };
