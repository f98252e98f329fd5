import type { RuleNumber } from '@chancery/core';
import type { Event } from './events.ts';
import type { Stack } from './state.ts';
import type { UnitId } from './unit-id.ts';
import type { Location, Pence, RealmNumber } from './words.ts';

/** News: an event in full for those who may know all of it, or the part that may be known to others. */
export type Told = Event | News;

/** What outsiders hear. */
export type News = { readonly rule: RuleNumber } & /** A battle as everybody hears of it (MD-16.24). */
(
  | {
      readonly kind: 'battle-heard';
      readonly battle: 'land' | 'border' | 'sea';
      readonly phase: number;
      readonly place: Location;
      readonly beyond: Location | null;
      readonly realms: readonly RealmNumber[];
      readonly victors: readonly RealmNumber[];
      readonly losses: readonly {
        readonly realm: RealmNumber;
        readonly troops: readonly Stack[];
        readonly commanders: number;
      }[];
    }
  /** A receiver hears what came, not what the giver has left. */
  | {
      readonly kind: 'troops-received';
      readonly from: RealmNumber;
      readonly unit: UnitId;
      readonly troops: readonly Stack[];
      readonly commanders: readonly number[];
    }
  | { readonly kind: 'proclamation'; readonly realm: RealmNumber; readonly text: string }
  | { readonly kind: 'pillage-suffered'; readonly by: RealmNumber; readonly province: Location; readonly gold: Pence }
  /** A new ruler, or none: `control-set` and `coup` without the figures. */
  | { readonly kind: 'ruler-changed'; readonly realm: RealmNumber; readonly control: 'player' | 'computer' }
);
