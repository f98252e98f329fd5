import { type Draft, seatId, type Turn } from '@chancery/core';
import { keptForOrders, trialOn } from '@chancery/kit';
import { begin } from '../begin.ts';
import { EVENT_RULES } from '../event-kinds.ts';
import type { Event, EventOf } from '../events.ts';
import { isOfNation, LIST_OF, type Order } from '../order.ts';
import { diplomacy } from '../phases/diplomacy.ts';
import { morale } from '../phases/morale.ts';
import { movement } from '../phases/movement.ts';
import { options } from '../phases/options.ts';
import { recruitment } from '../phases/recruitment.ts';
import { taxation } from '../phases/taxation.ts';
import { winterDestinations } from '../phases/winter-destinations.ts';
import { getNationInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { GameKnown, Step, Types } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { supposedDraft } from './supposed-state.ts';

/** What a draft should lead to when all goes well and nobody else does anything. */
export interface Forecast {
  readonly nation: NationNumber;
  /** As it should be when the last of the orders has been carried out. */
  readonly state: State;
  readonly events: readonly Event[];
  /** What should become of each order, by its place on the sheet. */
  readonly done: ReadonlyMap<number, EventOf<'order-done'>>;
}

/** The steps that carry orders out; conflict and chance between them are not foreseen. */
const STEPS: readonly Step[] = [diplomacy, taxation, options, morale, movement, recruitment, winterDestinations];

/** Rolls of which whoever gives the orders wishes that they fail. */
const UNWISHED = [
  'ASSASSIN.survive',
  'ASSASSIN.traced',
  'ASSASSIN.revenge',
  'BRIBE.exposed',
  'RANK.demoted',
  'RANK.passed',
  'MOVE.storm',
  'MOVE.attrition.frac',
  'MOVE.stormloss.frac',
];

/**
 * The forecast of a list of orders; null for whoever rules nothing. The steps themselves run on a supposed state, with dice that
 * fall as one would wish, so that a line may rest on what an earlier one should bring (UM-20.3).
 */
export const forecastOf = keptForOrders((known: GameKnown, orders: readonly Order[]): Forecast | null => {
  const { setting, view } = known;
  const { nation } = view;
  if (nation === null) return null;
  const trial = trialOn<Setting, State, Event>({
    setting,
    state: supposedDraft(known),
    apply: EVENT_RULES.apply as (state: Draft<State>, event: Event, setting: Setting) => void,
    wishes: { usual: 'lowest', otherwise: UNWISHED },
  });
  const seat = seatId(getNationInfo(setting, nation).code);
  const sheets = { [seat]: { seat, orders } };
  const turn: Turn<Types> = {
    setting,
    state: trial.state,
    dice: trial.dice,
    sheets,
    acts: [],
    rulings: {},
    memory: begin({ setting, state: trial.state }, sheets),
    emit: trial.emit,
    step: () => {},
  };
  for (const step of STEPS) step.run(turn);
  return { nation, state: trial.state, events: trial.events, done: doneByPlace(orders, trial.events, nation) };
});

/** Events name a line by its list and its number there; a sheet has its orders one after another. */
const doneByPlace = (
  orders: readonly Order[],
  events: readonly Event[],
  nation: NationNumber,
): ReadonlyMap<number, EventOf<'order-done'>> => {
  const done = events.filter(
    (event): event is EventOf<'order-done'> => event.kind === 'order-done' && event.nation === nation,
  );
  const counted = new Map<string, number>();
  return new Map(
    orders.flatMap((order, place) => {
      if (!isOfNation(order)) return [];
      const list = LIST_OF[order.verb];
      const line = (counted.get(list) ?? 0) + 1;
      counted.set(list, line);
      const event = done.find((each) => each.list === list && each.line === line);
      return event === undefined ? [] : [[place, event] as const];
    }),
  );
};
