import { copyPlain, type DiceScript, scriptedDice } from '@chancery/core';
import { expect, onTestFinished } from 'vitest';
import type { Action } from '../src/actions/action.ts';
import { UNIT_ACTIONS } from '../src/actions/units.ts';
import { settle } from '../src/consequences/index.ts';
import type { DraftState } from '../src/draft/board.ts';
import { apply } from '../src/event-kinds.ts';
import type { Event, EventOf } from '../src/events.ts';
import type { Order, OrderOf } from '../src/order.ts';
import type { Refusal } from '../src/refusals.ts';
import { findUnit } from '../src/rules/find.ts';
import type { Scene } from '../src/scene.ts';
import type { Station } from '../src/state.ts';
import { area, type Code, type GivenPosition, position } from './position.ts';

/** Rolls by label; what is given must be rolled, no more and no less. */
export type GivenRolls = { readonly [label: string]: readonly number[] };

/** A board on which rules act, as a ruler sees it. */
export interface Stage extends Scene {
  readonly events: readonly Event[];
  /** Resolves an action with all that follows from it; throws where it is refused. */
  order<V extends keyof typeof UNIT_ACTIONS>(by: Code, verb: V, args: OrderOf<V>['args']): void;
  /** What is wrong with an action now. */
  refusal<V extends keyof typeof UNIT_ACTIONS>(by: Code, verb: V, args: OrderOf<V>['args']): Refusal | null;
  settle(acting: Code): void;
  /** `SSX`, `S2` at sea, `SSX/S3` anchored, `aboard 4`, or `gone`. */
  where(unit: number): string;
  owner(of: Code): Code;
  occupier(of: Code): Code | null;
  /** The events of a kind, in their order. */
  told<Kind extends Event['kind']>(kind: Kind): readonly EventOf<Kind>[];
}

export const stage = (said: GivenPosition, ...rolls: readonly GivenRolls[]): Stage => {
  const first = position(said);
  const { setting } = first;
  const state = copyPlain(first.state) as DraftState;
  removeLandless(state);
  const script: DiceScript = { byLabel: Object.assign({}, ...rolls) };
  const dice = scriptedDice(script);
  const events: Event[] = [];
  onTestFinished(() => expect(dice.unused(), 'rolls that were not needed').toEqual([]));
  const scene: Scene = {
    setting,
    state,
    dice,
    emit(event) {
      apply(state, event, setting);
      events.push(event);
    },
  };
  const codeOf = (number: number): Code => setting.areas[number]?.code ?? `${number}`;
  const refusal: Stage['refusal'] = (by, verb, args) =>
    (UNIT_ACTIONS[verb] as Action<Order>).fault(scene, area(by), args);
  return {
    ...scene,
    events,
    refusal,
    order(by, verb, args) {
      const refused = refusal(by, verb, args);
      if (refused !== null) throw new Error(`${verb}: ${JSON.stringify(refused)}`);
      (UNIT_ACTIONS[verb] as Action<Order>).act(scene, area(by), args);
      settle(scene, area(by));
    },
    settle: (acting) => settle(scene, area(acting)),
    where(id) {
      const unit = findUnit(state, id);
      return unit === null ? 'gone' : placeWords(unit.at, codeOf);
    },
    owner: (of) => codeOf(state.areas[area(of)]?.owner ?? 0),
    occupier(of) {
      const occupier = state.areas[area(of)]?.occupier ?? null;
      return occupier === null ? null : codeOf(occupier);
    },
    told: <Kind extends Event['kind']>(kind: Kind) =>
      events.filter((event): event is EventOf<Kind> => event.kind === kind),
  };
};

/** Kingdoms whose homes have been given to others are out of the game. */
const removeLandless = ({ kingdoms, areas }: DraftState): void => {
  for (const kingdom of kingdoms) {
    if (kingdom === null || areas.some((each) => each?.owner === kingdom.number)) continue;
    Object.assign(kingdom, { controller: 'eliminated', gold: 0, capital: null });
  }
};

const placeWords = (at: Station, codeOf: (number: number) => Code): string => {
  switch (at.in) {
    case 'area':
      return codeOf(at.area);
    case 'sea':
      return `S${at.sea}`;
    case 'port':
      return `${codeOf(at.area)}/S${at.sea}`;
    case 'navy':
      return `aboard ${at.navy}`;
  }
};

type Rolls = readonly (readonly [attack: number, defence: number])[];

const duels = (where: 'land' | 'sea', place: string, rolls: Rolls): GivenRolls => ({
  [`${where}.att@${place}`]: rolls.map(([attack]) => attack),
  [`${where}.def@${place}`]: rolls.map(([, defence]) => defence),
});

/** The dice of land duels in an area, attack and defence of each: `duels('SSX', [10, 1], [5, 5])`. */
export const landDuels = (code: Code, ...rolls: Rolls): GivenRolls => duels('land', code, rolls);
/** The dice of duels in a sea. */
export const seaDuels = (sea: number, ...rolls: Rolls): GivenRolls => duels('sea', `S${sea}`, rolls);

/** Rolls by which the attacker wins, loses and draws a duel of equals. */
export const WIN = [10, 1] as const;
export const LOSE = [1, 10] as const;
export const TIE = [5, 5] as const;

/** A kingdom that can keep six Land Units, and has no other Tradition. */
export const ROOMY = { kingdom: { traditions: ['fyrd'] }, area: { resources: ['grain', 'livestock'] } } as const;

/** Chenth is at War with Sudsexe, next to it over open land; both can keep six Land Units. */
export const AT_WAR = {
  players: ['CHE', 'SSX'],
  wars: ['CHE-SSX'],
  kingdoms: { CHE: ROOMY.kingdom, SSX: ROOMY.kingdom },
  areas: { CHE: ROOMY.area, SSX: ROOMY.area },
} as const;
