import type { Scenario } from '../src/scenario.ts';
import { kingdomOfCode } from '../src/setting.ts';
import {
  type Area,
  FRESH_PHASE,
  type Kingdom,
  type State,
  type Station,
  type Treaty,
  type Truce,
  type Unit,
  type War,
} from '../src/state.ts';
import type { HepPosition } from '../src/types.ts';
import type { AreaNumber, Controller, KingdomNumber, SeaNumber, UnitId, UnitKind } from '../src/words.ts';
import type { Code, GivenArea, GivenKingdom, GivenPosition, GivenUnit, GivenWar, Pair } from './given.ts';
import { firstPosition, HEPTARCHY } from './scenario-under-test.ts';

export type { Code, GivenArea, GivenKingdom, GivenPosition, GivenUnit, GivenWar, Pair } from './given.ts';

type Said = GivenUnit['said'];

/** A Levy in a Land Area, or aboard a Navy: `levy('CHE', 'SSX')`, `levy('CHE', aboard(1))`. */
export const levy = (owner: Code, at: Code | Station = owner, said?: Said): GivenUnit => unit('levy', owner, at, said);
export const retinue = (owner: Code, at: Code | Station = owner, said?: Said): GivenUnit =>
  unit('retinue', owner, at, said);
/** A Navy at sea or anchored: `navy('CHE', atSea(2))`, `navy('CHE', inPort('CHE', 3))`. */
export const navy = (owner: Code, at: Station, said?: Said): GivenUnit => unit('navy', owner, at, said);
/** The same unit several times. */
export const times = (count: number, given: GivenUnit): readonly GivenUnit[] =>
  Array.from({ length: count }, () => given);

const unit = (kind: UnitKind, owner: Code, at: Code | Station, said: Said): GivenUnit => ({
  kind,
  owner,
  at,
  ...(said === undefined ? {} : { said }),
});

/** The number of a Land Area, and of the kingdom that starts there, in the Heptarchy. */
export const area = (code: Code, { areas }: Pick<Scenario, 'areas'> = HEPTARCHY): AreaNumber & KingdomNumber => {
  const number = kingdomOfCode({ areas }, code);
  if (number === null) throw new Error(`the scenario has no ${code}`);
  return number;
};

export const atSea = (sea: SeaNumber): Station => ({ in: 'sea', sea });
export const inPort = (code: Code, sea: SeaNumber): Station => ({ in: 'port', area: area(code), sea });
export const aboard = (ship: UnitId): Station => ({ in: 'navy', navy: ship });

/**
 * A position in a few words:
 *
 *     position({ players: ['CHE', 'SSX'], wars: ['CHE-SSX'], areas: { SSX: { resources: ['timber'] } },
 *                units: [...times(3, levy('CHE')), retinue('SSX')] })
 */
export const position = (said: GivenPosition = {}): HepPosition => {
  const scenario = said.scenario ?? HEPTARCHY;
  const numberOf = (code: Code): KingdomNumber => area(code, scenario);
  const players = said.players ?? said.options?.players ?? scenario.options.players ?? [];
  const first = firstPosition(scenario, { ...said.options, players });
  const { setting, state } = first;
  const active = said.active === undefined ? players[0] : said.active;
  const units = (said.units ?? []).map(
    (given, at): Unit => ({
      id: at + 1,
      kind: given.kind,
      owner: numberOf(given.owner),
      at: typeof given.at === 'string' ? { in: 'area', area: numberOf(given.at) } : given.at,
      fresh: false,
      moved: false,
      carried: false,
      actionsUsed: 0,
      boost: 0,
      ...given.said,
    }),
  );
  const turn = said.turn ?? 1;
  const built: State = {
    ...state,
    turn,
    active: turn === 0 || active === undefined || active === null ? null : numberOf(active),
    kingdoms: state.kingdoms.map(
      (each) => each && kingdom(each, said.kingdoms?.[codeOf(scenario, each.number)], numberOf),
    ),
    areas: state.areas.map((each) => each && land(each, said.areas?.[codeOf(scenario, each.number)], numberOf)),
    units,
    nextUnit: units.length + 1,
    wars: (said.wars ?? []).map((each) => war(each, turn, numberOf)),
    treaties: [...treaties('trade', said.trade ?? [], numberOf), ...treaties('pact', said.pacts ?? [], numberOf)],
    truces: (said.truces ?? []).map(({ between, until }): Truce => ({ ...lowFirst(between, numberOf), until })),
    proposals: (said.proposals ?? []).map(({ between, kind, due = false }) => {
      const [from, to] = ends(between, numberOf);
      return { kind, from, to, madeTurn: turn, due };
    }),
    ...said.state,
  };
  return { setting, state: built };
};

type NumberOf = (code: Code) => KingdomNumber;

const codeOf = ({ areas }: Scenario, number: number): Code => areas[number]?.code ?? '';

const kingdom = (first: Kingdom, said: GivenKingdom | undefined, numberOf: NumberOf): Kingdom => {
  if (said === undefined) return first;
  const { phase, capital, ...rest } = said;
  return {
    ...first,
    ...rest,
    phase: { ...FRESH_PHASE, ...phase },
    capital: capital === undefined ? first.capital : capital === null ? null : numberOf(capital),
  };
};

const land = (first: Area, said: GivenArea | undefined, numberOf: NumberOf): Area => {
  if (said === undefined) return first;
  const { owner, occupier, ...rest } = said;
  return {
    ...first,
    ...rest,
    owner: owner === undefined ? first.owner : numberOf(owner),
    occupier: occupier === undefined ? first.occupier : occupier === null ? null : numberOf(occupier),
  };
};

const ends = (between: Pair, numberOf: NumberOf): readonly [KingdomNumber, KingdomNumber] => {
  const [x = '', y = ''] = between.split('-');
  return [numberOf(x), numberOf(y)];
};

const lowFirst = (between: Pair, numberOf: NumberOf): { readonly a: KingdomNumber; readonly b: KingdomNumber } => {
  const [x, y] = ends(between, numberOf);
  return x < y ? { a: x, b: y } : { a: y, b: x };
};

const war = (given: Pair | ({ readonly between: Pair } & GivenWar), turn: number, numberOf: NumberOf): War => {
  const said: { readonly between: Pair } & GivenWar = typeof given === 'string' ? { between: given } : given;
  const { between, events, firstToFive, auto, offer, ...rest } = said;
  const [declarer, target] = ends(between, numberOf);
  const [own, theirs] = events ?? [0, 0];
  return {
    ...lowFirst(between, numberOf),
    declarer,
    startTurn: turn,
    eventsA: declarer < target ? own : theirs,
    eventsB: declarer < target ? theirs : own,
    firstToFive: firstToFive ? numberOf(firstToFive) : null,
    auto: auto ? { offered: false, ...auto, winner: numberOf(auto.winner) } : null,
    offer: offer ? { ...offer, from: numberOf(offer.from) } : null,
    ...rest,
  };
};

const treaties = (
  kind: Treaty['kind'],
  given: readonly (Pair | { readonly between: Pair; readonly lockedUntil: number })[],
  numberOf: NumberOf,
): readonly Treaty[] =>
  given.map((each) =>
    typeof each === 'string'
      ? { kind, ...lowFirst(each, numberOf), lockedUntil: null }
      : { kind, ...lowFirst(each.between, numberOf), lockedUntil: each.lockedUntil },
  );

/** Shorthand for the controller of a kingdom in `kingdoms`. */
export const run = (controller: Controller): GivenKingdom => ({ controller });
