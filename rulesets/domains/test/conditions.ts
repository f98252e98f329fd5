import { type Draft, scriptedDice, type Turn } from '@chancery/core';
import { expect } from 'vitest';
import { begin } from '../src/begin.ts';
import { EVENT_RULES } from '../src/event-kinds.ts';
import type { Event } from '../src/events.ts';
import type { Refusal } from '../src/refusals.ts';
import type { Acting } from '../src/rules/scene.ts';
import type { Domain, Holding, Province, State, Unit, War } from '../src/state.ts';
import type { Types } from '../src/types.ts';
import type { Round } from '../src/words.ts';
import { type ByLabel, positionOf } from './month.ts';

/**
 * Orders judged in the Vale of Sarn as it is at the beginning, but for what a row changes. Domains: ALD 1, BRA 2, CAR 3, DOR 4,
 * WEA 5, WEL 6. The holdings around a lord count from 1, 13, 25 and 37 on, beginning with the walls of the capital; the eight units of each
 * from 1, 9, 17 and 25 on.
 */

const BEGUN = await positionOf('sarn');

export type Change = (state: State) => State;

const at =
  <Part extends 'domains' | 'provinces' | 'holdings' | 'units'>(
    part: Part,
    is: (thing: NonNullable<State[Part][number]>) => boolean,
    change: Partial<NonNullable<State[Part][number]>>,
  ): Change =>
  (state) => ({
    ...state,
    [part]: (state[part] as readonly (NonNullable<State[Part][number]> | null)[]).map((thing) =>
      thing !== null && is(thing) ? { ...thing, ...change } : thing,
    ),
  });

export const holding = (id: number, change: Partial<Holding>): Change =>
  at('holdings', (each) => each.id === id, change);
export const province = (number: number, change: Partial<Province>): Change =>
  at('provinces', (each) => each.number === number, change);
export const unit = (id: number, change: Partial<Unit>): Change => at('units', (each) => each.id === id, change);
export const domain = (number: number, change: Partial<Domain>): Change =>
  at('domains', (each) => each.number === number, change);
export const war =
  (attacker: number, defender: number, change: Partial<War> = {}): Change =>
  (state) => ({
    ...state,
    wars: [
      ...state.wars,
      { attacker, defender, declaredTurn: 0, active: true, answer: false, notified: [defender], ...change },
    ],
  });
export const allied =
  (a: number, b: number): Change =>
  (state) => ({ ...state, treaties: [...state.treaties, { a, b, since: 1 }] });
export const route =
  (first: number, second: number): Change =>
  (state) => ({ ...state, routes: [...state.routes, { first, second }] });
export const permitted =
  (by: number, to: number, what: 'passage' | 'holdings', provinces: readonly number[] = []): Change =>
  (state) => ({
    ...state,
    permissions: [...state.permissions, { by, to, what, provinces, revocableFrom: 1 }],
  });
export const person = (number: number, index: number): number => {
  const found = BEGUN.state.domains[number];
  const id = index < 0 ? found?.ruler.id : found?.underlings[index]?.id;
  if (id === undefined) throw new Error(`domain ${number} has no person ${index}`);
  return id;
};

/** Whose order it is (ALD's, if nothing is said), in which round, and what is otherwise than at the beginning. */
export interface Given {
  readonly by?: number;
  readonly round?: Round | 0;
  readonly changes?: readonly Change[];
}

/** A domain that acts in a turn to which nobody has sent anything. */
export type ActingInTurn = Acting & Turn<Types>;

export const actingOn = ({ by = 1, round = 1, changes = [] }: Given = {}): ActingInTurn => ({
  setting: BEGUN.setting,
  state: changes.reduce((state, change) => change(state), BEGUN.state),
  dice: scriptedDice({ byLabel: {} }),
  emit: () => {
    throw new Error('judging emits nothing');
  },
  memory: begin(),
  rulings: {},
  sheets: {},
  acts: [],
  step: () => {},
  domain: by,
  round,
});

/** The same, where what is emitted happens, with dice by label. */
export const playingOn = (
  given: Given = {},
  byLabel: ByLabel = {},
): ActingInTurn & { readonly events: readonly Event[] } => {
  const acting = actingOn(given);
  const state = structuredClone(acting.state);
  const events: Event[] = [];
  return {
    ...acting,
    state,
    events,
    dice: scriptedDice({ byLabel }),
    memory: { ...acting.memory, round: acting.round === 0 ? null : acting.round },
    emit: (event) => {
      EVENT_RULES.apply(state as Draft<State>, event, acting.setting);
      events.push(event);
    },
  };
};

interface Judge<Args> {
  fault(acting: Acting, args: Args): Refusal | null;
}

/** A row: the code of the refusal that comes of it, or null where the order is carried out. */
export type Row<Args> = readonly [code: Refusal['code'] | null, args: Args, given?: Given, facts?: object];

/** Judges every row by itself. */
export const judge = <Args>(deed: Judge<Args>, rows: readonly Row<Args>[]): void => {
  rows.forEach(([code, args, given, facts], row) => {
    const fault = deed.fault(actingOn(given), args);
    expect(fault?.code ?? null, `row ${row + 1}`).toBe(code);
    if (facts !== undefined) expect(fault, `row ${row + 1}`).toMatchObject(facts);
  });
};
