import { expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { randomEvents } from '../../src/phases/random-events.ts';
import { type Change, domain, holding, province, unit, war } from '../conditions.ts';
import { after, ownHoldings } from '../in-round.ts';
import type { ByLabel } from '../month.ts';

/** What befalls a domain by itself at T3. */

const KINDS = [
  'fire',
  'flood',
  'sickness',
  'bandits',
  'bad harvest',
  'discontent',
  'good harvest',
  'windfall',
  'fair',
  'volunteers',
  'craftsmen',
  'settlers',
] as const;

/** What befalls Alder; everybody else is spared. */
const befalls = (kind: (typeof KINDS)[number], dice: ByLabel = {}, changes: readonly Change[] = [], number = 1) => {
  const spared = Object.fromEntries([1, 2, 3, 4, 5, 6].map((each) => [`event@${each}`, [each === number ? 6 : 5]]));
  return after(randomEvents, changes, {
    dice: { ...spared, [`event.kind@${number}`]: [KINDS.indexOf(kind) + 1], ...dice },
  });
};

test('DOM-5.14 DOM-5.15 on a six one of twelve events befalls a domain, at random among what it has', () => {
  const pick = (roll: number, number = 1): ByLabel => ({ [`event.pick@${number}`]: [roll] });
  const told = (events: readonly Event[]) =>
    events.map((event) => {
      switch (event.kind) {
        case 'random-event':
          return [event.event, event.province, event.holding, event.gold];
        case 'mood-changed':
          return [event.province, event.mood];
        case 'holding-level-changed':
          return [event.holding, event.level];
        case 'province-level-changed':
          return [event.province, event.level];
        default:
          return event.kind;
      }
    });
  // Holdings by province, then law, guild, temple: 2, 7, 1, 5, 9, 4, 3, 11.
  expect(told(befalls('fire', pick(3)))).toEqual([
    ['fire', null, 1, 0],
    [1, 3],
  ]);
  expect(told(befalls('fire', pick(4), [holding(5, { level: 0 })]))).toEqual([['fire', null, 5, 0]]);
  expect(told(befalls('fire', pick(4), [holding(5, { level: 1 })]))).toEqual([
    ['fire', null, 5, 0],
    [5, 0],
  ]);
  expect(told(befalls('fire', pick(4), [holding(5, { kind: 'temple' }), holding(9, { kind: 'guild' })]))[0]).toEqual([
    'fire',
    null,
    9,
    0,
  ]);
  expect(told(befalls('fire', pick(1), [holding(11, { province: 1 }), holding(2, { province: 7 })]))[0]).toEqual([
    'fire',
    null,
    7,
    0,
  ]);
  expect(told(befalls('sickness', pick(2)))).toEqual([
    ['sickness', 2, null, 0],
    [2, 4],
  ]);
  expect(told(befalls('sickness', pick(2), [province(2, { level: 2 })]))).toEqual([
    ['sickness', 2, null, 0],
    [2, 1],
  ]);
  expect(told(befalls('sickness', pick(2), [province(2, { level: 1 })]))).toEqual([['sickness', 2, null, 0]]);
  expect(told(befalls('bandits', { 'event.gold@1': [4] }))).toEqual([['bandits', null, null, -4]]);
  expect(told(befalls('bandits', { 'event.gold@1': [4] }, [domain(1, { treasury: 3 })]))).toEqual([
    ['bandits', null, null, -3],
  ]);
  expect(told(befalls('windfall', { 'event.gold@1': [4] }))).toEqual([['windfall', null, null, 4]]);
  expect(told(befalls('bad harvest', pick(4)))).toEqual([['bad harvest', 7, null, 0]]);
  expect(told(befalls('good harvest', pick(1)))).toEqual([['good harvest', 1, null, 0]]);
  expect(told(befalls('discontent', pick(1)))).toEqual([
    ['discontent', 1, null, 0],
    [1, 2],
  ]);
  expect(told(befalls('discontent', pick(1), [province(1, { mood: 0 })]))).toEqual([['discontent', 1, null, 0]]);
  expect(told(befalls('discontent', pick(1), [province(1, { mood: 1 })]))).toEqual([
    ['discontent', 1, null, 0],
    [1, 0],
  ]);
  expect(told(befalls('fair', pick(1)))).toEqual([
    ['fair', 1, null, 0],
    [1, 4],
  ]);
  expect(told(befalls('fair', pick(1), [province(1, { mood: 5 })]))).toEqual([['fair', 1, null, 0]]);
  expect(told(befalls('craftsmen', pick(3)))).toEqual([
    ['craftsmen', null, 1, 0],
    [1, 5],
  ]);
  expect(told(befalls('craftsmen', pick(4)))).toEqual([['craftsmen', null, 5, 0]]);
  expect(told(befalls('settlers', pick(3)))).toEqual([
    ['settlers', 6, null, 0],
    [6, 3],
  ]);
  expect(told(befalls('settlers', pick(3), [province(6, { level: 10 })]))).toEqual([['settlers', 6, null, 0]]);
  // Nothing is rolled where there is nothing to strike.
  expect(told(befalls('fair', {}, [], 5))).toEqual([['fair', null, null, 0]]);
  expect(told(befalls('fire', {}, [(state) => ({ ...state, holdings: [] })]))).toEqual([['fire', null, null, 0]]);
});

test('DOM-5.15 a flood takes one of the bridges at the domain’s own borders', () => {
  const flooded = (changes: readonly Change[], dice: ByLabel = {}, number = 1) =>
    befalls('flood', dice, changes, number).map((event) =>
      event.kind === 'random-event' ? event.bridge : event.kind === 'bridge-broken' ? event.ends : event.kind,
    );
  // The bridge lies between Midwater and Longford, which nobody rules.
  const pick = { 'event.pick@1': [1] };
  expect(flooded([])).toEqual([[]]);
  expect(flooded([province(8, { ruler: 1 })], pick)).toEqual([
    [8, 13],
    [8, 13],
  ]);
  expect(flooded([province(13, { ruler: 1 })], pick)).toEqual([
    [8, 13],
    [8, 13],
  ]);
  expect(flooded([province(13, { ruler: 2 })])).toEqual([[]]);
});

test('DOM-5.15 DOM-6.13 DOM-6.20 Volunteers join in the field, inside where enemies stand there or no land is left, or not at all', () => {
  const joined = (changes: readonly Change[], dice: ByLabel, number = 1) =>
    befalls('volunteers', dice, changes, number).map((event) =>
      event.kind === 'random-event'
        ? [event.province, event.holding, event.unit]
        : event.kind === 'raised'
          ? [event.province, event.inside, event.rule, event.units[0]?.number]
          : event.kind,
    );
  const pick = (roll: number, number = 1): ByLabel => ({ [`event.pick@${number}`]: [roll] });
  const next = 42;
  expect(joined([], pick(2))).toEqual([
    [2, null, next],
    [2, null, 'DOM-5.15', 9],
  ]);
  expect(befalls('volunteers', pick(2), [], 1)).toContainEqual(expect.objectContaining({ kind: 'raised', gold: 0 }));
  const enemy = [war(2, 1), unit(9, { province: 2 })];
  // The law of Alderburgh holds two of eight; then the guild would not be asked.
  expect(joined(enemy, pick(2))).toEqual([
    [2, 1, next],
    [2, 1, 'DOM-6.20', 9],
  ]);
  expect(joined([unit(9, { province: 2 })], pick(2))).toEqual([
    [2, null, next],
    [2, null, 'DOM-5.15', 9],
  ]);
  expect(joined([...enemy, holding(1, { level: 1 })], pick(2))).toEqual([[2, null, null]]);
  expect(joined([...enemy, holding(1, { occupiedBy: 2, occupiedSince: 1 })], pick(2))).toEqual([[2, null, null]]);
  expect(joined([...enemy, holding(1, { kind: 'temple' }), holding(9, { kind: 'law' })], pick(2))[0]).toEqual([
    2,
    9,
    next,
  ]);
  expect(joined([...enemy, holding(1, { owner: 3 })], pick(2))[0]).toEqual([2, 5, next]);
  // Eight levels carry eight points, and nine carry one more.
  const eight = [...ownHoldings({ level: 1 })];
  expect(joined(eight, pick(2))).toEqual([[2, null, null]]);
  expect(joined([...eight, holding(9, { level: 2 })], pick(2))[0]).toEqual([2, null, next]);
  // The merchant has no land: one of its holdings with room.
  expect(joined([], pick(9, 5), 5)).toEqual([
    [8, 49, next],
    [8, 49, 'DOM-5.15', 4],
  ]);
  expect(joined([holding(49, { level: 1 })], pick(8, 5), 5)[0]).toEqual([20, 44, next]);
  expect(joined([holding(6, { occupiedBy: 1, occupiedSince: 1 })], pick(1, 5), 5)[0]).toEqual([1, 8, next]);
  expect(
    joined([(state) => ({ ...state, holdings: state.holdings.filter(({ owner }) => owner !== 5) })], {}, 5),
  ).toEqual([[null, null, null]]);
});
