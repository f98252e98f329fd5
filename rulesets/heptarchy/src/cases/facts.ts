import { type Fact, type Facts, writeLine } from '@chancery/core';
import type { Event } from '../events.ts';
import { ORDERS } from '../orders/index.ts';
import type { Refusal } from '../refusals.ts';
import { warScore } from '../rules/score.ts';
import type { Setting } from '../setting.ts';
import type { Station } from '../state.ts';
import type { HepPosition } from '../types.ts';
import { calledArea, calledSea } from './names.ts';
import { pairSaid } from './said-pair.ts';
import { stationSaid, unitSaid } from './said-unit.ts';

/** Under these names events and refusals have the number of a kingdom or of an area: both are called alike. */
const AREAS: ReadonlySet<string> = new Set([
  ...['kingdom', 'kingdoms', 'from', 'to', 'by', 'on', 'owner', 'a', 'b', 'npc', 'winner', 'first', 'active', 'with'],
  ...['area', 'capital', 'renounceTrade', 'renouncePact', 'land', 'occupier'],
]);

/** Plain data in words. */
const factOf = (setting: Setting, name: string, value: unknown): Fact => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((each) => factOf(setting, name, each));
  if (typeof value === 'number') {
    if (name === 'sea') return calledSea(setting, value);
    return AREAS.has(name) && setting.areas[value] ? calledArea(setting, value) : value;
  }
  if (typeof value !== 'object') return value as string | boolean;
  if ('in' in value) return stationSaid(setting, value as Station);
  return factsIn(setting, value);
};

const factsIn = (setting: Setting, value: object): Facts =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, factOf(setting, name, each)]));

export const eventWords = (events: readonly Event[], { setting }: HepPosition, before: HepPosition): readonly Facts[] =>
  events.map((event) => {
    if (event.kind !== 'skipped') return factsIn(setting, event);
    const known = { setting, view: { kingdom: event.kingdom, master: event.kingdom === null, board: before.state } };
    return {
      kind: event.kind,
      rule: event.rule,
      kingdom: event.kingdom === null ? null : calledArea(setting, event.kingdom),
      order: writeLine(ORDERS, known, event.order),
      ...factsIn(setting, event.refusal),
    };
  });

export const refusalWords = (refusal: Refusal, { setting }: HepPosition): Facts => factsIn(setting, refusal);

/** The sections of a position as facts. */
export const positionFacts = ({ setting, state }: HepPosition): Facts => ({
  game: {
    turn: state.turn,
    active: state.active === null ? null : calledArea(setting, state.active),
    winner: state.outcome?.winner ? calledArea(setting, state.outcome.winner) : null,
  },
  kingdoms: byCode(setting, state.kingdoms, ({ gold, prestige, controller, traditions, capital, missed, leader }) => ({
    ...{ gold, prestige, controller, traditions, missed, leader },
    capital: capital === null ? null : calledArea(setting, capital),
  })),
  areas: byCode(setting, state.areas, ({ owner, resources, occupier, protection }) => ({
    owner: calledArea(setting, owner),
    resources,
    occupier: occupier === null ? null : calledArea(setting, occupier),
    protection,
  })),
  units: Object.fromEntries(state.units.map((unit) => [`${unit.id}`, unitSaid(setting, unit)])),
  wars: Object.fromEntries(
    state.wars.map(({ a, b, declarer, startTurn, firstToFive }) => {
      const other = declarer === a ? b : a;
      const facts: Facts = {
        since: startTurn,
        score: warScore({ setting, state }, declarer, other),
        theirs: warScore({ setting, state }, other, declarer),
        first: firstToFive === null ? null : calledArea(setting, firstToFive),
      };
      return [pairSaid(setting, declarer, other), facts];
    }),
  ),
  treaties: state.treaties.map(
    ({ kind, a, b, lockedUntil }) =>
      `${pairSaid(setting, a, b)} ${kind}${lockedUntil === null ? '' : ` until ${lockedUntil}`}`,
  ),
  truces: state.truces.map(({ a, b, until }) => `${pairSaid(setting, a, b)} until ${until}`),
  proposals: state.proposals.map(({ kind, from, to }) => `${pairSaid(setting, from, to)} ${kind}`),
});

const byCode = <T>(setting: Setting, list: readonly (T | null)[], facts: (each: T) => Facts): Facts =>
  Object.fromEntries(
    list.flatMap((each, number) => (each === null ? [] : [[setting.areas[number]?.code ?? '', facts(each)] as const])),
  );
