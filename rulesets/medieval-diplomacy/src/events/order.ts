import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { UnitId } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';

/** Orders that come to nothing. */
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
