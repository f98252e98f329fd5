import { type DiceScript, type DrawRun, type Ruleset, resolveTurn, scriptedDice, seatId } from '@chancery/core';
import { apply } from '../src/event-kinds.ts';
import type { Event, EventOf } from '../src/events.ts';
import type { KingdomOrder, MasterAct, OrderOf, Verb } from '../src/order.ts';
import { ORDERS } from '../src/orders/index.ts';
import { PHASES } from '../src/phases.ts';
import { getArea, getKingdom, kingdomsOf } from '../src/rules/find.ts';
import type { Area, Kingdom, State } from '../src/state.ts';
import type { HepPosition, Types } from '../src/types.ts';
import { area, type Code, type GivenPosition, position } from './position.ts';

/** One turn of record: the Posts that came, none when the time is over, and the rolls they need, no more and no less. */
export interface GivenPlay {
  readonly posts?: { readonly [code: Code]: readonly KingdomOrder[] };
  readonly acts?: readonly MasterAct[];
  readonly dice?: { readonly [label: string]: readonly number[] };
}

export interface Played {
  readonly position: HepPosition;
  readonly state: State;
  readonly events: readonly Event[];
  of<Kind extends Event['kind']>(kind: Kind): readonly EventOf<Kind>[];
  /** Why actions were skipped, in their order. */
  readonly skipped: readonly string[];
  readonly draws: readonly DrawRun[];
  kingdom(code: Code): Kingdom;
  area(code: Code): Area;
}

/** An action: `order('RAISE', { area: area('CHE'), kind: 'levy' })`. */
export const order = <V extends Verb>(verb: V, args: OrderOf<V>['args']): OrderOf<V> => ({ verb, args }) as OrderOf<V>;

export const END = order('END', {});

/** Plays on from a position. Throws what went wrong, and where rules and dice disagree. */
export const playOn = (before: HepPosition, { posts = {}, acts = [], dice: given = {} }: GivenPlay = {}): Played => {
  const script: DiceScript = { byLabel: given };
  const dice = scriptedDice(script);
  const result = resolveTurn<Types>(HEPTARCHY_RULES, {
    ...before,
    sheets: Object.entries(posts).map(([code, orders]) => ({ seat: seatId(code), orders })),
    acts,
    dice,
  });
  if (!result.ok) throw new Error(`the turn broke in ${result.incident.phase}: ${result.incident.stack}`);
  const unused = dice.unused();
  if (unused.length > 0) throw new Error(`not rolled: ${JSON.stringify(unused)}`);
  const { state, events } = result.turn;
  const of = <Kind extends Event['kind']>(kind: Kind): readonly EventOf<Kind>[] =>
    events.filter((event): event is EventOf<Kind> => event.kind === kind);
  return {
    position: { setting: before.setting, state },
    state,
    events,
    of,
    skipped: of('skipped').map(({ refusal }) => refusal.code),
    draws: result.turn.dice,
    kingdom: (code) => getKingdom(state, area(code)),
    area: (code) => getArea(state, area(code)),
  };
};

/** A Post of one kingdom in a position of a few words. */
export const post = (
  said: GivenPosition,
  by: Code,
  orders: readonly KingdomOrder[],
  dice: GivenPlay['dice'] = {},
): Played => playOn(position(said), { posts: { [by]: orders }, dice });

/** The same Post, with END: the next Phase opens, or the Turn ends. */
export const postAndEnd = (
  said: GivenPosition,
  by: Code,
  orders: readonly KingdomOrder[] = [],
  dice: GivenPlay['dice'] = {},
): Played => post(said, by, [...orders, END], dice);

/** The rolls by which every NPC State develops the first Resource that it may, at the end of Turn 0 (HEP-16.1). */
export const npcRolls = ({ setting, state }: HepPosition): NonNullable<GivenPlay['dice']> =>
  Object.fromEntries(
    kingdomsOf(state)
      .filter(({ controller }) => controller === 'npc')
      .map(({ number }) => [`npc.resource@${setting.areas[number]?.code}`, [1]]),
  );

const HEPTARCHY_RULES = {
  orders: ORDERS,
  begin: () => null,
  phases: PHASES,
  apply,
  tell: () => [],
} as unknown as Ruleset<Types>;
