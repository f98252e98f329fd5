import { type Dice, type Hearing, scriptedDice, seatId } from '@chancery/core';
import { begin } from '../src/begin.ts';
import { EVENT_RULES } from '../src/event-kinds.ts';
import type { Event, EventOf } from '../src/events.ts';
import type { Order } from '../src/order.ts';
import type { State } from '../src/state.ts';
import type { Told } from '../src/told.ts';
import type { GameTurn } from '../src/types.ts';
import type { Board } from './board.ts';

/** Dice by label: `influence` or `fight@3`; whatever else is rolled comes up with its highest, a 10. */
export type Rolls = { readonly [label: string]: readonly number[] };

export interface TurnInHand {
  readonly turn: GameTurn;
  readonly events: readonly Event[];
  /** The state as it is now. */
  readonly state: State;
  of<Kind extends Event['kind']>(kind: Kind): readonly EventOf<Kind>[];
  /** What was told, with whom it was told to. */
  readonly told: readonly Hearing<Told>[];
  /** What a nation's ruler heard. */
  heard(nation: string): readonly Told[];
}

/** A turn over a copy of a board, with the lines of nations by name; events are carried out as they are emitted. */
export const turnOf = (
  board: Board,
  orders: { readonly [nation: string]: readonly Order[] } = {},
  rolls: Rolls = {},
): TurnInHand => {
  const state = structuredClone(board.state) as State;
  const { setting } = board;
  const events: Event[] = [];
  const told: Hearing<Told>[] = [];
  const dice: Dice = scriptedDice({ byLabel: rolls }, { mode: 'collect' });
  const sheets = Object.fromEntries(
    Object.entries(orders).map(([nation, lines]) => [
      seatId(nation.toLowerCase()),
      { seat: seatId(nation.toLowerCase()), orders: lines.map((line, at) => ({ rank: at + 1, ...line })) },
    ]),
  );
  const turn = {
    setting,
    state,
    dice,
    sheets,
    acts: [],
    rulings: {},
    memory: begin(),
    emit: (event: Event) => {
      events.push(structuredClone(event));
      told.push(...EVENT_RULES.tell(event, { setting, state }));
      EVENT_RULES.apply(state as never, event, setting);
    },
    step: () => {},
  } as unknown as GameTurn;
  return {
    turn,
    events,
    state,
    of: (kind) => events.filter((event): event is never => event.kind === kind),
    told,
    heard: (nation) =>
      told.filter(({ to }) => to === 'all' || to.includes(seatId(nation.toLowerCase()))).map((each) => each.told),
  };
};
