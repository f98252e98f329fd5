import { type Draft, type Phase, seatId, type Turn } from '@chancery/core';
import { keptForOrders, trialOn } from '@chancery/kit';
import { begin } from '../begin.ts';
import { EVENT_RULES } from '../event-kinds.ts';
import type { Event, EventOf } from '../events.ts';
import type { Order } from '../order.ts';
import { BOOKS_PHASES, FORECAST_PHASES } from '../phases.ts';
import { getDomainInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { GameKnown, Types } from '../types.ts';
import type { DomainNumber } from '../words.ts';
import { supposedState } from './supposed-state.ts';

/** What a draft should lead to when all goes well and nobody else does anything. */
export interface Forecast {
  readonly domain: DomainNumber;
  readonly state: State;
  readonly events: readonly Event[];
  /** Orders that would come to nothing, by their place on the list. */
  readonly failed: ReadonlyMap<number, EventOf<'order-failed'>>;
}

/**
 * The forecast of a list of orders; null for whoever rules nothing. The phases of the month run on a supposed state, with
 * dice that fall as one would wish, so that an order of round 3 may rest on what round 1 should bring (DOM-14.1).
 */
export const forecastOf = keptForOrders((known: GameKnown, orders: readonly Order[]) =>
  forecastBy(FORECAST_PHASES, known, orders),
);

/** Gold that a domain should have for its rounds, which cost nothing if nothing is ordered; 0 for whoever rules nothing. */
export const goldForRounds = (known: GameKnown): number =>
  forecastBy(BOOKS_PHASES, known, [])?.state.domains[known.view.domain ?? 0]?.treasury ?? 0;

const forecastBy = (phases: readonly Phase<Types>[], known: GameKnown, orders: readonly Order[]): Forecast | null => {
  const { setting, view } = known;
  if (view.domain === null) return null;
  const trial = trialOn<Setting, State, Event>({
    setting,
    state: supposedState(known),
    apply: EVENT_RULES.apply as (state: Draft<State>, event: Event, setting: Setting) => void,
    wishes: { usual: 'lowest', otherwise: ['found', 'contest.att', 'counterspy', 'battle.def'] },
  });
  const seat = seatId(getDomainInfo(setting, view.domain).code);
  const turn: Turn<Types> = {
    setting,
    state: trial.state,
    dice: trial.dice,
    sheets: { [seat]: { seat, orders } },
    acts: [],
    rulings: {},
    memory: begin(),
    emit: trial.emit,
    step: () => {},
  };
  for (const phase of phases) phase.run(turn);
  const failed = new Map(
    trial.events.flatMap((event) =>
      event.kind === 'order-failed' && event.domain === view.domain ? [[event.position, event] as const] : [],
    ),
  );
  return { domain: view.domain, state: trial.state, events: trial.events, failed };
};
