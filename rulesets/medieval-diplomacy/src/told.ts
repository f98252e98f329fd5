import type { RuleNumber } from '@chancery/core';
import type { BattleReport } from './events/battle-report.ts';
import type { Event } from './events.ts';
import type { UnitId } from './unit-id.ts';
import type { Location, Pence, RealmNumber, TroopType } from './words.ts';

/**
 * What is told of a turn: an event in full for those who may know all of it, or news that holds the part that others may
 * know. Never the dice: their log stays closed until the game ends (MD-16.30).
 */
export type Told = (Event | News) & Aside;
export type ToldOf<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>;

/** What is told along with every piece of news, so that it can still be read when its units and commanders are no more. */
export interface Aside {
  /** The phase of the Movement Events in which it happened; absent in First and Final Events. */
  readonly phase?: number;
  readonly names?: Names;
}

/** Names that rulers gave, as they were then; a unit that is absent bore its default name. */
export interface Names {
  readonly units?: { readonly [unit: UnitId]: string };
  readonly commanders?: { readonly [commander: number]: string };
}

/** So many of one type, whatever their rank. */
export interface TroopCount {
  readonly type: TroopType;
  readonly count: number;
}

export type News = { readonly rule: RuleNumber } & (TreasuryNews | BattleNews | RealmNews | ProvinceNews | GiftNews);

/** The first and the last line of the summary (MD-16.21). */
export type TreasuryNews = {
  readonly kind: 'treasury';
  readonly realm: RealmNumber;
  readonly turn: number;
  readonly at: 'start' | 'end';
  readonly gold: Pence;
};

export type BattleNews =
  /** For those who took part and the owner of the land (MD-16.23, MD-16.24). */
  | { readonly kind: 'battle-reported'; readonly battle: BattleReport }
  /** For everybody (MD-16.24). */
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
        readonly troops: readonly TroopCount[];
        readonly commanders: number;
      }[];
    };

/** Public news of realms (MD-16.27, MD-16.28). */
export type RealmNews =
  | { readonly kind: 'ruler-changed'; readonly realm: RealmNumber; readonly control: 'player' | 'computer' }
  | { readonly kind: 'realm-gone'; readonly realm: RealmNumber }
  | { readonly kind: 'proclamation'; readonly realm: RealmNumber; readonly text: string };

export type ProvinceNews =
  | {
      readonly kind: 'province-changed';
      readonly province: Location;
      readonly phase: number;
      readonly from: RealmNumber;
      readonly to: RealmNumber;
    }
  /** What a conquest did to the harbour and the ships in it, for the old owner and the new. */
  | {
      readonly kind: 'harbour-fallen';
      readonly province: Location;
      readonly from: RealmNumber;
      readonly to: RealmNumber;
      readonly destroyed: boolean;
      readonly captured: readonly TroopCount[];
      readonly lost: readonly TroopCount[];
    }
  /** For the owner of a pillaged province (MD-16.31). */
  | { readonly kind: 'pillage-suffered'; readonly by: RealmNumber; readonly province: Location; readonly gold: Pence };

/** Troops handed to another realm: neither side hears what the other has left of its Move-points. */
export type GiftNews =
  | {
      readonly kind: 'troops-given';
      readonly from: UnitId;
      readonly to: UnitId;
      readonly troops: readonly TroopCount[];
      readonly commanders: readonly number[];
    }
  | {
      readonly kind: 'troops-received';
      readonly from: RealmNumber;
      readonly unit: UnitId;
      readonly troops: readonly TroopCount[];
      readonly commanders: readonly number[];
    };
