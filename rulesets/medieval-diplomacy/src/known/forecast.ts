import { trialOn, type Wishes } from '@chancery/kit';
import { begin } from '../begin.ts';
import { apply } from '../event-kinds.ts';
import type { Event } from '../events.ts';
import type { Order } from '../order.ts';
import { peaceEstablished } from '../phases/final/relations.ts';
import { disbanded } from '../phases/first/disbanding.ts';
import { repeatMovement } from '../phases/movement/repeat.ts';
import { FINAL_EVENTS, FIRST_EVENTS } from '../phases.ts';
import { getUnit } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
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
}

/**
 * Tries a realm's orders out with the turn's own phases, on the state as its ruler knows it. Foreign units stay away,
 * battles are foreseen but not fought, and dice fall as one would wish. Final Events run up to F14, since offers need an
 * answer. `purse` replaces the treasury, in pence.
 */
export const forecastOf = (known: MdKnown, realm: RealmNumber, orders: readonly Order[], purse?: Pence): Forecast => {
  const { setting } = known;
  const state = trialState(known, realm, orders, purse);
  const timetable = new Timetable(() => state.phase);
  const faults = new Map<number, ExpectedFault>();
  const tracks = new Map<UnitId, Location[]>();
  const formed = new Map<UnitId, Unit>();
  const trial = trialOn<Setting, State, Event>({ setting, state, apply, wishes: WISHES });

  const emit = (event: Event): void => {
    if (event.kind === 'phase-began') markPlaces(state, realm, tracks);
    trial.emit(event);
    if (event.kind === 'order-failed') faults.set(event.position, { phase: event.phase, refusal: event.reason });
    if (event.kind === 'unit-formed' && state.phase === 0 && event.by !== null)
      formed.set(event.unit, { ...getUnit(state, event.unit) });
  };
  const listed = layPlans(realm, orders, timetable);
  const memory = { ...begin({ setting, state }), listed, plans: timetable };
  const turn: Turn = { ...trial, sheets: {}, acts: [], rulings: {}, memory, emit, step: () => {} };

  let organised: Pick<State, 'units'> = state;
  for (const { run } of FIRST_EVENTS) {
    if (run === disbanded) organised = { units: state.units.map((unit) => ({ ...unit })) };
    run(turn);
  }
  repeatMovement(turn, peacefulMovement(known, realm, faults));
  const moved = snapshotOf(state);
  for (const { run } of FINAL_EVENTS) {
    if (run === peaceEstablished) break;
    run(turn);
  }
  for (const [position, phase] of timetable.cancelled) {
    const { unit } = orders[position] as { readonly unit: string };
    if (!faults.has(position)) faults.set(position, { phase, refusal: { code: 'cancelled', unit } });
  }
  return { faults, phaseOf: timetable.carriedOut, tracks, formed, organised, moved, events: trial.events };
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
