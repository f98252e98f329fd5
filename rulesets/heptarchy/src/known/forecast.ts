import { faultOf } from '../actions/index.ts';
import type { Event } from '../events.ts';
import type { KingdomOrder, Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Board } from '../scene.ts';
import type { HepKnown } from '../types.ts';
import type { KingdomNumber } from '../words.ts';
import { type Tried, trialOf } from './trial.ts';

/** What a Post should lead to: the board after it, its dice falling as one would wish. */
export interface Forecast extends Board {
  readonly kingdom: KingdomNumber;
  /** Actions that should be skipped, by place in the Post. */
  readonly faults: ReadonlyMap<number, ExpectedFault>;
  /** What should happen, action by action. */
  readonly events: readonly (readonly Event[])[];
}

export interface ExpectedFault extends Pick<Tried, 'certain'> {
  readonly refusal: Refusal;
}

/** Tries a whole Post out. Null for whoever rules nothing. */
export const forecastOf = (known: HepKnown, orders: readonly Order[]): Forecast | null => {
  const trial = trialOf(known);
  if (trial === null) return null;
  const faults = new Map<number, ExpectedFault>();
  const events = orders.map((order, index) => {
    const { refusal, certain, events: happened } = trial.take(order as KingdomOrder);
    if (refusal !== null) faults.set(index, { refusal, certain });
    return happened;
  });
  return { setting: trial.setting, state: trial.state, kingdom: trial.kingdom, faults, events };
};

/** Whether an action could be added to a Post. */
export const couldAdd = (forecast: Forecast, order: KingdomOrder): boolean =>
  faultOf(forecast, forecast.kingdom, order) === null;
