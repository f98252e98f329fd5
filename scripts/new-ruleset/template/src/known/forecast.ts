import type { Draft } from '@chancery/core';
import { keptForOrders, trialOn } from '@chancery/kit';
import { EVENT_RULES } from '../event-kinds.ts';
import type { Event } from '../events.ts';
import type { Order } from '../order.ts';
import { marchBy } from '../phases/marches.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { PowerNumber } from '../words.ts';

/** What a draft should lead to when the other house stays where it is. */
export interface Forecast {
  readonly power: PowerNumber;
  readonly state: State;
  readonly events: readonly Event[];
}

/** The forecast of a list of orders as it stands; null for whoever rules nothing. */
export const forecastOf = keptForOrders((known: GameKnown, orders: readonly Order[]): Forecast | null => {
  const { setting, view } = known;
  if (view.power === null) return null;
  const trial = trialOn<Setting, State, Event>({
    setting,
    state: supposed(known),
    apply: EVENT_RULES.apply,
    wishes: { usual: 'highest', otherwise: [] },
  });
  marchBy(trial, view.power, orders);
  return { power: view.power, state: trial.state, events: trial.events };
});

/** A state that looks like what is known: men of whom nobody knows are supposed not to be there. */
const supposed = ({ view }: GameKnown): Draft<State> => ({
  turn: view.turn,
  powers: view.powers.map((power) => power && { ...power }),
  areas: view.areas.map((area) => area && { ...area }),
  companies: view.companies.map((company) => ({ ...company, men: company.men ?? 0 })),
});
