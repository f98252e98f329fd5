import type { Stack } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, Pence, Rank, TroopType } from '../words.ts';

/** What units are and have. */
export type UnitEvent =
  | {
      readonly kind: 'unit-formed';
      readonly unit: UnitId;
      readonly name: string;
      readonly location: Location;
      readonly loadedOn: UnitId | null;
      /** The unit that formed it; null when the game made it. */
      readonly by: UnitId | null;
    }
  | { readonly kind: 'unit-removed'; readonly unit: UnitId; readonly why: 'empty' | 'dissolved' | 'scuttled' }
  | { readonly kind: 'unit-named'; readonly unit: UnitId; readonly name: string }
  | { readonly kind: 'retreat-level-set'; readonly unit: UnitId; readonly level: Rank }
  | {
      readonly kind: 'follow-set';
      readonly unit: UnitId;
      readonly target: UnitId | null;
      readonly why: 'order' | 'gone';
    }
  | { readonly kind: 'marines-set'; readonly unit: UnitId; readonly on: boolean }
  | { readonly kind: 'defend-set'; readonly unit: UnitId; readonly on: boolean }
  | {
      readonly kind: 'leader-set';
      readonly unit: UnitId;
      readonly commander: number | null;
      readonly why: 'order' | 'succession';
    }
  | { readonly kind: 'ranks-set'; readonly unit: UnitId; readonly type: TroopType; readonly ranks: readonly number[] }
  /** Troops and commanders leave one unit for another; `mpUsed` is what the receiver has used afterwards (MD-7.13). */
  | {
      readonly kind: 'transferred';
      readonly from: UnitId;
      readonly to: UnitId;
      readonly troops: readonly Stack[];
      readonly commanders: readonly number[];
      readonly mpUsed: number;
      readonly why: 'order' | 'storage' | 'ashore' | 'dissolved' | 'given' | 'razed';
    }
  /** Troops leave a unit and the game. */
  | {
      readonly kind: 'troops-gone';
      readonly unit: UnitId;
      readonly troops: readonly Stack[];
      readonly commanders: readonly number[];
      readonly why: 'disbanded' | 'drowned' | 'unpaid' | 'scuttled' | 'left' | 'no-room';
      /** Salvage, paid to the unit's realm. */
      readonly gold: Pence;
      /** Rolls of `unpaid` draws, in the order of the troops. */
      readonly rolls: readonly number[];
    }
  | { readonly kind: 'exhausted'; readonly unit: UnitId; readonly why: 'homeless' | 'building' };
