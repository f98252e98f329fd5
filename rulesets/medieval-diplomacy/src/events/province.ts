import type { UnitId } from '../unit-id.ts';
import type { Location, Pence, RealmNumber, Structure, TroopType } from '../words.ts';

/** What befalls a province. */
export type ProvinceEvent =
  | {
      readonly kind: 'province-taken';
      readonly province: Location;
      readonly phase: number;
      readonly from: RealmNumber;
      readonly to: RealmNumber;
      /** Draw among equals (MD-11.7). */
      readonly tieRoll: number | null;
      readonly harbour: { readonly roll: number; readonly lost: boolean } | null;
      /** Ships of the old garrison, taken or lost (MD-11.15). */
      readonly ships: readonly { readonly type: TroopType; readonly roll: number | null; readonly captured: boolean }[];
    }
  | {
      readonly kind: 'pillaged';
      readonly unit: UnitId;
      readonly province: Location;
      readonly owner: RealmNumber;
      readonly gold: Pence;
    }
  | { readonly kind: 'damage-rose'; readonly province: Location; readonly damage: number }
  | { readonly kind: 'damage-mended'; readonly province: Location; readonly damage: number }
  | {
      readonly kind: 'annexed';
      readonly realm: RealmNumber;
      readonly province: Location;
      readonly cost: Pence;
      readonly formerly: RealmNumber;
    }
  | {
      readonly kind: 'annexation-lapsing';
      readonly province: Location;
      readonly realm: RealmNumber;
      readonly lapse: number;
    }
  | { readonly kind: 'annexation-mended'; readonly province: Location; readonly realm: RealmNumber }
  | {
      readonly kind: 'annexation-ended';
      readonly province: Location;
      readonly realm: RealmNumber;
      readonly why: 'declined' | 'limit' | 'defeated';
    }
  | {
      readonly kind: 'fort-repaired';
      readonly province: Location;
      /** Null: free of charge (MD-9.32). */
      readonly unit: UnitId | null;
      readonly cost: Pence;
      readonly damage: number;
    }
  | {
      readonly kind: 'fort-built';
      readonly province: Location;
      readonly unit: UnitId;
      readonly level: number;
      readonly cost: Pence;
    }
  | { readonly kind: 'harbour-built'; readonly province: Location; readonly unit: UnitId; readonly cost: Pence }
  | {
      readonly kind: 'production-built';
      readonly province: Location;
      readonly unit: UnitId;
      readonly count: number;
      readonly cost: Pence;
    }
  | {
      readonly kind: 'razed';
      readonly province: Location;
      readonly unit: UnitId;
      readonly what: Structure;
      readonly gold: Pence;
    }
  | {
      readonly kind: 'province-given';
      readonly province: Location;
      readonly from: RealmNumber;
      readonly to: RealmNumber;
    };
