import type { Event } from '../events.ts';
import type { Order } from '../orders/order.ts';
import type { Refusal } from '../refusals.ts';
import type { State, Unit } from '../state.ts';
import type { MdKnown } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, RealmNumber } from '../words.ts';

/** Why an order should fail, and when. */
export interface ExpectedFault {
  readonly step: string;
  /** 0 outside Movement Events. */
  readonly phase: number;
  readonly refusal: Refusal;
}

/** What a realm's orders should lead to when no enemy does anything (MD-16.17, MD-16.43). */
export interface Forecast {
  /** Orders that should fail, by place on the list. */
  readonly faults: ReadonlyMap<number, ExpectedFault>;
  /** The phase in which each plan order should be carried out, by place on the list; 0 before the first phase. */
  readonly phaseOf: ReadonlyMap<number, number>;
  /** Phases of the Movement Events that the plans take. */
  readonly phases: number;
  /** Where each own unit should be: at first, and after each phase. */
  readonly tracks: ReadonlyMap<UnitId, readonly Location[]>;
  /** Units that the orders form, as they begin. */
  readonly formed: ReadonlyMap<UnitId, Unit>;
  /** The units when troops are about to be disbanded (E10), and the state when Movement Events are over. */
  readonly organised: Pick<State, 'units'>;
  readonly moved: State;
  /** All that should happen. */
  readonly events: readonly Event[];
}

export declare const forecastOf: (known: MdKnown, realm: RealmNumber, orders: readonly Order[]) => Forecast;
