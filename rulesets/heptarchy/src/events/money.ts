import type { AreaNumber, KingdomNumber, Resource } from '../words.ts';

/** Gold, Prestige and what is bought. `gold` is what the kingdom has after it. */
export type MoneyEvent =
  | {
      readonly kind: 'income-received';
      readonly kingdom: KingdomNumber;
      readonly tax: readonly { readonly area: AreaNumber; readonly amount: number }[];
      readonly trade: number;
      readonly gold: number;
    }
  | {
      readonly kind: 'upkeep-paid';
      readonly kingdom: KingdomNumber;
      readonly of: 'land' | 'navies';
      readonly amount: number;
      readonly gold: number;
    }
  | {
      readonly kind: 'prestige-changed';
      readonly kingdom: KingdomNumber;
      readonly by: number;
      readonly cause: 'piety' | 'church' | 'war-won' | 'war-lost' | 'land-by-peace' | 'land-lost-by-peace' | 'conquest';
      readonly prestige: number;
    }
  | {
      readonly kind: 'developed';
      readonly kingdom: KingdomNumber;
      readonly area: AreaNumber;
      readonly resource: Resource;
      /** The Resource in whose slot it was put; null for a free one. */
      readonly instead: Resource | null;
      readonly cost: number;
      readonly gold: number;
    }
  | { readonly kind: 'church-built'; readonly kingdom: KingdomNumber; readonly cost: number; readonly gold: number }
  | {
      readonly kind: 'gift-sent';
      readonly from: KingdomNumber;
      readonly to: KingdomNumber;
      readonly amount: number;
      readonly fromGold: number;
      readonly toGold: number;
    }
  /** One random Resource at the end of Turn 0 (HEP-16.1). */
  | {
      readonly kind: 'npc-developed';
      readonly kingdom: KingdomNumber;
      readonly area: AreaNumber;
      readonly resource: Resource;
      /** Null when there was only one to choose. */
      readonly die: number | null;
      readonly sides: number;
    }
  | {
      readonly kind: 'protected';
      readonly kingdom: KingdomNumber;
      readonly area: AreaNumber;
      readonly times: number;
      /** Laid on it in all, after this. */
      readonly protection: number;
    }
  | {
      readonly kind: 'raided';
      readonly by: KingdomNumber;
      readonly area: AreaNumber;
      readonly owner: KingdomNumber;
      readonly cavalry: number;
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      /** Null when it failed. */
      readonly loot: { readonly resource: Resource; readonly pick: number | null; readonly gold: number } | null;
      /** The raider's, after it. */
      readonly gold: number;
    };

/** What is added to a die, and why. */
export interface Modifier {
  readonly what: ModifierName;
  readonly value: number;
}

export type ModifierName =
  | 'retinue'
  | 'iron'
  | 'mass'
  | 'boost'
  | 'stone'
  | 'landing'
  | 'river'
  | 'highlands'
  | 'swamps'
  | 'over-limit'
  | 'fresh-fleet'
  | 'diplomacy'
  | 'piety'
  | 'tribe'
  | 'distance'
  | 'further-dispatches'
  | 'raiding'
  | 'protection';
