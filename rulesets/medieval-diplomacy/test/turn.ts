import { type DrawRun, type Ruleset, type Rulings, resolveTurn, seatId } from '@chancery/core';
import { begin } from '../src/begin.ts';
import { EVENT_RULES } from '../src/event-kinds.ts';
import type { Event, EventOf } from '../src/events.ts';
import type { Order } from '../src/order.ts';
import { ORDERS } from '../src/orders/index.ts';
import { PHASES } from '../src/phases.ts';
import { getProvince } from '../src/rules/find.ts';
import type { Commander, Province, Realm, State, Unit } from '../src/state.ts';
import type { Told } from '../src/told.ts';
import type { Types } from '../src/types.ts';
import type { Relation } from '../src/words.ts';
import { faultsOfState } from './invariants.ts';
import { journeyOf } from './journey.ts';
import { actsFrom, ordersFrom, type Said } from './order-lines.ts';
import {
  at,
  type GivenPosition,
  type PlaceName,
  position,
  type RealmCode,
  realm,
  type TestPosition,
  type UnitLabel,
  unit,
} from './position.ts';
import { placeNamed } from './small-world.ts';
import { diceFrom, type GivenDice, numbered } from './turn-dice.ts';

export type { GivenDice } from './turn-dice.ts';

/** What is done and rolled in one turn; whatever is not said does not happen. */
export interface GivenTurn {
  /** Orders by realm. A realm that is not named has sent an empty sheet. */
  readonly orders?: { readonly [code in RealmCode]?: readonly Said[] };
  /** Realms that have sent no sheet at all. */
  readonly silent?: readonly RealmCode[];
  readonly acts?: readonly Said[];
  readonly rulings?: Rulings;
  readonly dice?: GivenDice;
}

/** An order that failed, in short. */
export interface Failure {
  readonly order: string;
  readonly code: string;
  readonly step: string;
  readonly phase: number;
}

/** A position in which every realm has its home and can pay for its troops, as far as nothing else is said. */
export const settled = (said: GivenPosition = {}): TestPosition => {
  const realms = Object.fromEntries(CODES.map((code) => [code, { treasury: 100_000, ...said.realms?.[code] }]));
  const homes = Object.fromEntries(CODES.map((code, i) => [HOMES[i], { owner: code }]));
  return position({ ...said, realms, provinces: { ...homes, ...said.provinces } });
};

const CODES = ['Eng', 'Fra', 'Sco', 'Nor', 'Wal'] as const;
const HOMES = ['Kent', 'Paris', 'Scotia', 'Bergen', 'Wales'] as const;

/** A turn that has been played, and short ways to ask what became of it. */
export interface PlayedTurn {
  readonly state: State;
  /** The position after the turn, to be played on. */
  readonly position: TestPosition;
  readonly events: readonly Event[];
  /** Events of one kind, in order. */
  of<Kind extends Event['kind']>(kind: Kind): readonly EventOf<Kind>[];
  /** The orders of a realm that failed, in order: `{ order: 'A1 MARCH', code: 'no-permission', step: 'M9', phase: 1 }`. */
  failures(code: RealmCode): readonly Failure[];
  /** What a realm heard. */
  heard(code: RealmCode): readonly Told[];
  /** Where a unit went, phase by phase: `1 held`, `2 marched to Kent`. */
  journey(name: UnitLabel): readonly string[];
  /** How many phases there were, the extra one included. */
  readonly phases: number;
  /** Every roll, labels in the order in which they first rolled. */
  readonly draws: readonly DrawRun[];
  /** Rolls of a label, such as `landing@Kent`. */
  rolls(label: string): readonly number[];
  /** Throws when it is gone. */
  unit(name: UnitLabel): Unit;
  whereIs(name: UnitLabel): PlaceName;
  exists(name: UnitLabel): boolean;
  /** Troops by key, all ranks together. */
  troops(name: UnitLabel): { readonly [key: string]: number };
  commander(id: number): Commander | undefined;
  province(name: PlaceName): Province;
  realm(code: RealmCode): Realm;
  relation(a: RealmCode, b: RealmCode): Relation;
}

/**
 * Plays one whole turn from a position. Throws what went wrong if the turn could not be resolved, if scripted dice and
 * rules disagree, or if the state afterwards is one that no turn may leave behind.
 */
export const play = (before: TestPosition, said: GivenTurn = {}): PlayedTurn => {
  const { setting } = before;
  const { dice, unused } = diceFrom(said.dice);
  const seats = setting.realms.flatMap((info) => (info ? [info.code as RealmCode] : []));
  const result = resolveTurn<Types>(MEDIEVAL, {
    ...before,
    sheets: seats
      .filter((code) => !said.silent?.includes(code))
      .map((code) => ({ seat: seatId(code), orders: ordersFrom(before, code, said.orders?.[code] ?? []) })),
    acts: actsFrom(before, said.acts ?? []),
    rulings: said.rulings ?? {},
    dice,
  });
  if (!result.ok) throw new Error(`the turn broke in ${result.incident.phase}: ${result.incident.stack}`);
  if (unused().length > 0) throw new Error(`the turn did not roll ${unused().join('; ')}`);
  const { state, events, tellings } = result.turn;
  const faults = faultsOfState({ setting, state });
  if (faults.length > 0) throw new Error(`after the turn ${faults.join('; ')}`);

  const of = <Kind extends Event['kind']>(kind: Kind): readonly EventOf<Kind>[] =>
    events.filter((event): event is EventOf<Kind> => event.kind === kind);
  const find = (name: UnitLabel): Unit | undefined => state.units.find(({ id }) => id === unit(name));
  const unitNamed = (name: UnitLabel): Unit => {
    const found = find(name);
    if (found === undefined) throw new Error(`${name} is gone`);
    return found;
  };
  return {
    state,
    position: { setting, state },
    events,
    of,
    failures: (code) =>
      of('order-failed')
        .filter((failure) => failure.realm === realm(code))
        .map(({ order, reason, step, phase }) => ({ order: inShort(order), code: reason.code, step, phase })),
    heard: (code) => tellings.flatMap(({ to, told }) => (to === 'all' || to.includes(seatId(code)) ? [told] : [])),
    journey: (name) => journeyOf(events, unit(name)),
    phases: of('movement-ended').reduce((sum, { phases }) => sum + phases, 0),
    draws: dice.log(),
    rolls: (label) => dice.log().flatMap((run) => (run.label === numbered(label) ? run.values : [])),
    unit: unitNamed,
    whereIs: (name) => placeNamed(unitNamed(name).location),
    exists: (name) => find(name) !== undefined,
    troops: (name) => {
      const troops: { [key: string]: number } = {};
      for (const { type, count } of unitNamed(name).stacks) {
        const key = setting.troops[type]?.key ?? `type ${type}`;
        troops[key] = (troops[key] ?? 0) + count;
      }
      return troops;
    },
    commander: (id) => state.commanders.find((each) => each.id === id),
    province: (name) => getProvince(state, at(name)),
    realm: (code) => state.realms[realm(code)] as Realm,
    relation: (a, b) => state.relations[realm(a)]?.[realm(b)] as Relation,
  };
};

/** What a turn is resolved with. */
const MEDIEVAL = { orders: ORDERS, begin, phases: PHASES, ...EVENT_RULES } as unknown as Ruleset<Types>;

const inShort = (order: Order): string => ('unit' in order ? `${order.unit} ${order.verb}` : order.verb);
