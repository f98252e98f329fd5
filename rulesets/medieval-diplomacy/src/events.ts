import type { RuleNumber } from '@chancery/core';
import type { BattleRecord } from './battle/record.ts';
import type { Order } from './orders/order.ts';
import type { Refusal } from './refusals.ts';
import type { CampaignOutcome, Commander, Stack } from './state.ts';
import type { UnitId } from './unit-id.ts';
import type { Control, Location, Pence, Rank, RealmNumber, Status, Structure, TroopType } from './words.ts';

/** What can happen in Medieval Diplomacy: past facts with all their numbers. Money in pence. */
export type Event = { readonly rule: RuleNumber } & (
  | TurnEvent
  | RealmEvent
  | DiplomacyEvent
  | UnitEvent
  | MovementEvent
  | ProvinceEvent
  | MoneyEvent
  | OrderEvent
);
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export type TurnEvent =
  | { readonly kind: 'turn-began'; readonly turn: number }
  | { readonly kind: 'phase-began'; readonly phase: number }
  | { readonly kind: 'movement-ended'; readonly phases: number }
  | { readonly kind: 'claim-made'; readonly members: readonly RealmNumber[]; readonly provinces: number }
  | { readonly kind: 'claim-lapsed'; readonly members: readonly RealmNumber[] }
  | { readonly kind: 'campaign-ended'; readonly outcome: CampaignOutcome }
  | { readonly kind: 'turn-ended'; readonly turn: number };

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
  | { readonly kind: 'thrown-back'; readonly unit: UnitId; readonly from: Location; readonly to: Location }
  | { readonly kind: 'battle-fought'; readonly battle: BattleRecord };

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

export type OrderEvent =
  | {
      readonly kind: 'order-failed';
      readonly realm: RealmNumber;
      /** Its place on the realm's list, from 0. */
      readonly position: number;
      readonly order: Order;
      /** E1 .. F20, and the phase for steps M1 .. M14 (else 0). */
      readonly step: string;
      readonly phase: number;
      readonly reason: Refusal;
    }
  /** Later MARCH, SAIL and HOLD orders of a unit are void, or all of them. */
  | {
      readonly kind: 'plan-cancelled';
      readonly unit: UnitId;
      readonly orders: readonly Order[];
      readonly why: 'failed-move' | 'fought' | 'retreated' | 'loaded' | 'homeless' | 'unloaded';
    }
  | {
      readonly kind: 'production-short';
      readonly unit: UnitId;
      readonly wanted: number;
      readonly built: number;
      readonly short: 'gold' | 'workers' | 'slots';
    };
