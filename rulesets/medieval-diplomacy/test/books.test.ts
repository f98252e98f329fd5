import type { PlayedTurn } from '@chancery/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { State, Unit } from '../src/state.ts';
import type { Types } from '../src/types.ts';
import { faultsOfTurn } from './books/faults-of-turn.ts';
import { randomCampaign } from './random-campaign.ts';

/** The books are only worth something if they notice. Each case tampers with a sound turn and says what must be found. */
type Turn = PlayedTurn<Types>;

let sound: readonly Turn[] = [];

beforeAll(async () => {
  const turns: Turn[] = [];
  for (const number of [1, 2, 3, 4]) turns.push(...(await randomCampaign(number, 6)));
  sound = turns;
});

const withState = (turn: Turn, change: (state: State) => Partial<State>): Turn => ({
  ...turn,
  after: { ...turn.after, state: { ...turn.after.state, ...change(turn.after.state) } },
});

const withUnit = (turn: Turn, which: (unit: Unit) => boolean, change: (unit: Unit) => Partial<Unit>): Turn | null => {
  const chosen = turn.after.state.units.find(which);
  if (chosen === undefined) return null;
  return withState(turn, ({ units }) => ({
    units: units.map((unit) => (unit === chosen ? { ...unit, ...change(unit) } : unit)),
  }));
};

/** Without the first event of a kind, as if it had happened in silence; null if there is none. */
const without = (turn: Turn, is: (event: Event) => boolean): Turn | null => {
  const { events } = turn.resolved;
  const at = events.findIndex(is);
  if (at < 0) return null;
  return { ...turn, resolved: { ...turn.resolved, events: events.filter((_, index) => index !== at) } };
};

const ofKind =
  (kind: Event['kind']) =>
  (turn: Turn): Turn | null =>
    without(turn, (event) => event.kind === kind);

const CASES: readonly (readonly [what: string, tamper: (turn: Turn) => Turn | null, found: RegExp])[] = [
  [
    'a penny out of nowhere',
    (turn) =>
      withState(turn, ({ realms }) => ({
        realms: realms.map((realm) => realm && { ...realm, treasury: realm.treasury + 1 }),
      })),
    /realm \d+ has \d+ pence; by the book \d+/,
  ],
  ['revenue in silence', ofKind('revenue-gained'), /by the book/],
  ['recruits in silence', ofKind('recruited'), /by the book/],
  ['a battle in silence', ofKind('battle-fought'), /by the book|leave unit|struck off/],
  ['a transfer in silence', ofKind('transferred'), /by the book|leave unit|struck off/],
  ['gold that is sent and never comes', ofKind('gold-received'), /pence were sent and not received/],
  ['a march in silence', ofKind('marched'), /is at \d+, aboard null; by the book at \d+/],
  ['a landing in silence', ofKind('unloaded'), /is at \d+, aboard null; by the book at \d+, aboard \d+/],
  [
    'a march to the other end of the map',
    (turn) => {
      const far = turn.after.setting.places.length - 1;
      return {
        ...turn,
        resolved: {
          ...turn.resolved,
          events: turn.resolved.events.map((event) => (event.kind === 'marched' ? { ...event, to: far } : event)),
        },
      };
    },
    /unit \d+ at \d+ goes to \d+ by land/,
  ],
  ['a commander hired in silence', ofKind('commander-hired'), /commanders are .*; by the book/],
  [
    'one more in an army',
    (turn) =>
      withUnit(
        turn,
        ({ kind, stacks }) => kind === 'A' && stacks.length > 0,
        ({ stacks }) => ({
          stacks: stacks.map((stack, index) => ({ ...stack, count: stack.count + (index ? 0 : 1) })),
        }),
      ),
    /unit \d+ has .*; by the book/,
  ],
  [
    'an army that walks on water',
    (turn) => {
      const sea = turn.after.setting.places.find((place) => place?.kind === 'sea')?.number ?? 0;
      return withUnit(
        turn,
        ({ kind, loadedOn }) => kind === 'A' && loadedOn === null,
        () => ({ location: sea }),
      );
    },
    /is at sea/,
  ],
  [
    'an army of ships',
    (turn) => {
      const ship = turn.after.setting.troops.findIndex((troop) => troop.class === 'warship');
      const isArmy = ({ kind, stacks }: Unit): boolean => kind === 'A' && stacks.length > 0;
      return withUnit(turn, isArmy, () => ({ stacks: [{ type: ship, rank: 1, count: 1 }] }));
    },
    /holds \d+/,
  ],
  [
    'an empty army',
    (turn) =>
      withUnit(
        turn,
        ({ kind }) => kind === 'A',
        () => ({ stacks: [], commanders: [], leader: null }),
      ),
    /is empty/,
  ],
  [
    'units out of order',
    (turn) => withState(turn, ({ units }) => ({ units: units.toReversed() })),
    /stands out of order/,
  ],
  [
    'a war of one',
    (turn) =>
      withState(turn, ({ relations }) => ({
        relations: relations.map((row, a) => (a === 1 ? row.map((relation, b) => (b === 2 ? 'war' : relation)) : row)),
      })),
    /realms 1 and 2 do not agree|realms 2 and 1 do not agree/,
  ],
  [
    'a city without a garrison',
    (turn) =>
      withState(turn, ({ units }) => ({
        units: units.filter(({ kind, stacks }) => kind !== 'G' || stacks.length > 0),
      })),
    /has the garrisons/,
  ],
  [
    'passage for an enemy',
    (turn) =>
      withState(turn, ({ passage, relations }) => ({
        passage: passage.map((row, a) => row.map((on, b) => on || relations[a]?.[b] === 'war')),
      })),
    /lets its enemy \d+ through/,
  ],
];

describe('the books notice', () => {
  test.each(CASES)('%s', (_, tamper, found) => {
    const noticed = sound.flatMap((turn) => {
      const tampered = tamper(turn);
      return tampered === null ? [] : faultsOfTurn(tampered);
    });
    expect(noticed.some((fault) => found.test(fault))).toBe(true);
  });

  test('nothing where nothing is wrong', () => {
    expect(sound.flatMap(faultsOfTurn)).toEqual([]);
    expect(sound.length).toBeGreaterThan(10);
  });
});
