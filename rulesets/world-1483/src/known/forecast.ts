import { type Draft, seatId, type Turn } from '@chancery/core';
import { keptForOrders, trialOn } from '@chancery/kit';
import type { NationStep } from '../actions/deed.ts';
import { fileGifts, giveGifts } from '../actions/gifts.ts';
import { landCombat } from '../actions/land-battle.ts';
import { navalCombat } from '../actions/naval-combat.ts';
import { seatLines } from '../actions/seat-lines.ts';
import { fileTrades } from '../actions/trades.ts';
import { begin, newErrand } from '../begin.ts';
import { EVENT_RULES } from '../event-kinds.ts';
import type { Event } from '../events.ts';
import type { Order } from '../order.ts';
import { STEPS } from '../phases/nation-turn.ts';
import type { Refusal } from '../refusals.ts';
import { exists, getNation } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { GameKnown, GameTurn, Types } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { supposedState } from './supposed-state.ts';
import { supposedVictories } from './supposed-victories.ts';

/** What a draft should lead to when all goes well and nobody else does anything. */
export interface Forecast {
  readonly nation: NationNumber;
  /** As it should be when the last of the orders has been carried out. */
  readonly state: State;
  readonly events: readonly Event[];
  /** Why lines would come to nothing, by their place on the list. */
  readonly failed: ReadonlyMap<number, Refusal>;
}

/** Battles are supposed to be won. */
const FORESEEN: readonly NationStep[] = STEPS.flatMap((step) => {
  if (step === navalCombat) return [];
  return step === landCombat ? [supposedVictories] : [step];
});

/** Rolls that one wishes to be high. */
const HIGH = ['influence', 'slander', 'threat', 'marriage', 'general-skill', 'general-ability', 'ice'];

/**
 * The forecast of a list of orders; null for whoever rules nothing. The steps of a nation's turn themselves run on a supposed state,
 * with dice that fall as one would wish, so that a line may rest on what an earlier one should bring.
 */
export const forecastOf = keptForOrders((known: GameKnown, orders: readonly Order[]): Forecast | null => {
  const { setting, view } = known;
  const { nation, own } = view;
  if (nation === null || own === null || !exists(getNation(view, nation))) return null;
  const trial = trialOn<Setting, State, Event>({
    setting,
    state: supposedState(view, nation, own),
    apply: EVENT_RULES.apply as (state: Draft<State>, event: Event, setting: Setting) => void,
    wishes: { usual: 'lowest', otherwise: HIGH },
  });
  const seat = seatId(getNation(view, nation).code);
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
  playTurn(turn, nation);
  return { nation, state: trial.state, events: trial.events, failed: failedIn(trial.events, nation, orders) };
});

/** What the nation has sent of what acts at any time, and its own turn; what others confirm or give is not known. */
const playTurn = (turn: GameTurn, nation: NationNumber): void => {
  for (const file of [seatLines, fileGifts]) file(turn);
  turn.memory.errand = newErrand(nation, null);
  for (const step of FORESEEN) step(turn, nation);
  turn.memory.errand = null;
  for (const file of [fileTrades, giveGifts]) file(turn);
};

/** Steps say of the very line that they carry out why it failed. */
const failedIn = (
  events: readonly Event[],
  nation: NationNumber,
  orders: readonly Order[],
): ReadonlyMap<number, Refusal> => {
  const places = new Map(orders.map((order, at) => [order, at]));
  return new Map(
    events.flatMap((event) => {
      if (event.kind !== 'line-failed' || event.nation !== nation) return [];
      const at = places.get(event.order);
      return at === undefined ? [] : [[at, event.refusal] as const];
    }),
  );
};
