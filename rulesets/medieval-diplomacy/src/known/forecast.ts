import type { Draft } from '@chancery/core';
import { trialOn, type Wishes } from '@chancery/kit';
import { begin } from '../begin.ts';
import { apply } from '../event-kinds.ts';
import type { Event } from '../events.ts';
import type { Memory } from '../memory.ts';
import type { Order } from '../order.ts';
import { peaceEstablished } from '../phases/final/relations.ts';
import { disbanded } from '../phases/first/disbanding.ts';
import { repeatMovement } from '../phases/movement/repeat.ts';
import { FINAL_EVENTS, FIRST_EVENTS } from '../phases.ts';
import { getUnit } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Realm, State, Unit } from '../state.ts';
import type { MdKnown, Turn } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, Pence, RealmNumber } from '../words.ts';
import type { ExpectedFault } from './expected-fault.ts';
import { peacefulMovement } from './peaceful-movement.ts';
import { layPlans, Timetable } from './timetable.ts';
import { trialState } from './trial-state.ts';

/** What a realm's orders should lead to when no enemy does anything (MD-16.17, MD-16.43). */
export interface Forecast {
  /** Orders that should fail, by place on the list. */
  readonly faults: ReadonlyMap<number, ExpectedFault>;
  /** The phase in which each plan order should be carried out, by place on the list; 0 before the first phase. */
  readonly phaseOf: ReadonlyMap<number, number>;
  /** Where each own unit should be: at first, and after each phase in which anybody still has orders. */
  readonly tracks: ReadonlyMap<UnitId, readonly Location[]>;
  /** Units that the orders form, as they begin. */
  readonly formed: ReadonlyMap<UnitId, Unit>;
  /** The units when troops are about to be disbanded (E10), and the state when Movement Events are over. */
  readonly organised: Pick<State, 'units'>;
  readonly moved: State;
  /** All that should happen. */
  readonly events: readonly Event[];
  /** The same if the realm had so many pence when Movement Events are over: nothing is paid for before. */
  paidFrom(purse: Pence): Outcome;
}

/** What came of orders, and what happened. */
export type Outcome = Pick<Forecast, 'faults' | 'events'>;

/** A forecast up to the end of First Events: which units the orders form is known long before all that becomes of them. */
export interface BegunForecast extends Pick<Forecast, 'formed'> {
  /** The rest of it, step by step: once. */
  move(): MovedForecast;
}

/** A forecast up to the end of Movement Events, before anything is paid: all that the choices of orders ask about. */
export interface MovedForecast extends Pick<Forecast, 'organised' | 'moved'> {
  /** All of it: once. */
  finish(): Forecast;
}

/**
 * Tries a realm's orders out with the turn's own phases, on the state as its ruler knows it. Foreign units stay away,
 * battles are foreseen but not fought, and dice fall as one would wish. Final Events run up to F14, since offers need an
 * answer.
 */
export const beginForecast = (known: MdKnown, realm: RealmNumber, orders: readonly Order[]): BegunForecast => {
  const { setting } = known;
  const state = trialState(known, realm, orders);
  const timetable = new Timetable(() => state.phase);
  const tracks = new Map<UnitId, Location[]>();
  const formed = new Map<UnitId, Unit>();
  const listed = layPlans(realm, orders, timetable);
  const memory: Memory = { ...begin({ setting, state }), listed, plans: timetable };
  const { turn, faults, events } = trialTurn({ setting, state }, memory);
  const emit = (event: Event): void => {
    if (event.kind === 'phase-began') markPlaces(state, realm, tracks);
    turn.emit(event);
    if (event.kind === 'unit-formed' && state.phase === 0 && event.by !== null)
      formed.set(event.unit, { ...getUnit(state, event.unit) });
  };
  const watched: Turn = { ...turn, emit };

  let organised: Pick<State, 'units'> = state;
  for (const { run } of FIRST_EVENTS) {
    if (run === disbanded) organised = { units: state.units.map((unit) => ({ ...unit })) };
    run(watched);
  }
  const withCancelled = (failed: Faults): Faults => {
    for (const [position, phase] of timetable.cancelled) {
      const { unit } = orders[position] as { readonly unit: string };
      if (!failed.has(position)) failed.set(position, { phase, refusal: { code: 'cancelled', unit } });
    }
    return failed;
  };
  const paying = (after: Draft<State>, paid: Memory): Outcome => {
    const final = trialTurn({ setting, state: after }, paid);
    runFinalEvents(final.turn);
    return { faults: withCancelled(new Map([...faults, ...final.faults])), events: [...events, ...final.events] };
  };
  const paidFrom = (purse: Pence): Outcome => {
    const rich = snapshotOf(state) as Draft<State>;
    (rich.realms[realm] as Draft<Realm>).treasury = purse;
    return paying(rich, { ...memory, builders: new Set(), workers: new Map() });
  };
  const finish = (): Forecast => {
    const outcome = paying(snapshotOf(state) as Draft<State>, memory);
    return { ...outcome, phaseOf: timetable.carriedOut, tracks, formed, organised, moved: state, paidFrom };
  };
  const move = (): MovedForecast => {
    repeatMovement(watched, peacefulMovement(known, realm, faults));
    return { organised, moved: state, finish };
  };
  return { formed, move };
};

type Faults = Map<number, ExpectedFault>;

/** A turn that is tried on a state, what fails in it and what happens. */
const trialTurn = (
  { setting, state }: { readonly setting: Setting; readonly state: Draft<State> },
  memory: Memory,
): { readonly turn: Turn; readonly faults: Faults; readonly events: readonly Event[] } => {
  const trial = trialOn<Setting, State, Event>({ setting, state, apply, wishes: WISHES });
  const faults: Faults = new Map();
  const emit = (event: Event): void => {
    trial.emit(event);
    if (event.kind === 'order-failed') faults.set(event.position, { phase: event.phase, refusal: event.reason });
  };
  const turn: Turn = { ...trial, sheets: {}, acts: [], rulings: {}, memory, emit, step: () => {} };
  return { turn, faults, events: trial.events };
};

const runFinalEvents = (turn: Turn): void => {
  for (const { run } of FINAL_EVENTS) {
    if (run === peaceEstablished) return;
    run(turn);
  }
};

const markPlaces = (state: State, realm: RealmNumber, tracks: Map<UnitId, Location[]>): void => {
  for (const unit of state.units) {
    if (unit.realm !== realm) continue;
    const track = tracks.get(unit.id) ?? [];
    track.push(unit.location);
    tracks.set(unit.id, track);
  }
};

/** Nothing inside a unit, a province or a commander is written to in place, so one level of copies will do. */
const snapshotOf = (state: State): State => ({
  ...state,
  realms: state.realms.map((realm) => realm && { ...realm }),
  provinces: state.provinces.map((province) => province && { ...province }),
  units: state.units.map((unit) => ({ ...unit })),
  commanders: state.commanders.map((commander) => ({ ...commander })),
});

const WISHES: Wishes = { usual: 'lowest', otherwise: ['harbour-loss', 'unpaid'] };
