import type { SeatId } from '@chancery/core';
import { expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import type { Order } from '../../src/order.ts';
import { attrition } from '../../src/phases/attrition.ts';
import { conversions } from '../../src/phases/conversions.ts';
import { income } from '../../src/phases/income.ts';
import { maintenance } from '../../src/phases/maintenance.ts';
import { mastersActs } from '../../src/phases/masters-acts.ts';
import { mood } from '../../src/phases/mood.ts';
import { sieges } from '../../src/phases/sieges.ts';
import { silence } from '../../src/phases/silence.ts';
import { troopMaximum } from '../../src/phases/troop-maximum.ts';
import { turnEnd } from '../../src/phases/turn-end.ts';
import { type Change, domain, holding, province, route, unit, war } from '../conditions.ts';
import { after, ofKind, ownHoldings } from '../in-round.ts';

/** Each phase of a month by itself: what it does to the Vale of Sarn as it is at the beginning, but for what a row changes. */

/** No province is left to Alder. */
const landless: Change = (state) =>
  [1, 2, 6, 7].reduce((before, number) => province(number, { ruler: null })(before), state);
const turn =
  (number: number): Change =>
  (state) => ({ ...state, turn: number });
/** Only these units are left. */
const only =
  (...ids: readonly number[]): Change =>
  (state) => ({ ...state, units: state.units.filter(({ id }) => ids.includes(id)) });
const gold = (number: number, treasury: number) => domain(number, { treasury });

test('DOM-5.1 a province that pays a single piece of gold is listed', () => {
  const [paid] = ofKind(after(income, [province(6, { level: 1 })]), 'income-received');
  expect(paid?.provinces).toContainEqual({ province: 6, gold: 1 });
});

test('DOM-5.1 DOM-5.4 DOM-5.6 what pays is listed, and what pays nothing is not', () => {
  const [first] = ofKind(
    after(income, [route(5, 19), route(7, 31), province(6, { taxRate: 'none' }), holding(4, { level: 0 })]),
    'income-received',
  );
  expect(first).toMatchObject({
    domain: 1,
    provinces: [
      { province: 1, gold: 3 },
      { province: 2, gold: 5 },
      { province: 7, gold: 3 },
    ],
    routes: [
      { first: 5, second: 19, gold: 2 },
      { first: 7, second: 31, gold: 2 },
    ],
  });
  // A lord collects nothing from temples: 2 + 1 + 1 of law, 2 + 2 of guilds.
  expect(first?.holdings.map(({ holding: id, gold: paid }) => [id, paid])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [5, 2],
    [7, 2],
  ]);
  expect(first?.total).toBe(11 + 8 + 4);
  expect(
    ofKind(after(income, [domain(2, { controller: 'eliminated' })]), 'income-received').map((each) => each.domain),
  ).toEqual([1, 3, 4, 5, 6]);
});

test('DOM-5.11 court and forts come first, then the troops that what is left can pay', () => {
  const paid = (...changes: readonly Change[]) => {
    const events = after(maintenance, changes);
    return [
      ...ofKind(events, 'maintenance-paid')
        .filter((each) => each.domain === 1)
        .map((each) => [each.court, each.forts, each.upkeep, each.paid]),
      ...ofKind(events, 'disbanded')
        .filter((each) => each.domain === 1)
        .map((each) => each.units),
    ];
  };
  // Four provinces and eight holdings; eight units, of which Artillerists take two.
  expect(paid()).toEqual([[3, 1, 9, 13]]);
  expect(paid(gold(1, 13))).toEqual([[3, 1, 9, 13]]);
  expect(paid(gold(1, 12))).toEqual([[3, 1, 8, 12], [8]]);
  expect(paid(gold(1, 10))).toEqual([
    [3, 1, 6, 10],
    [8, 4, 7],
  ]);
  expect(paid(gold(1, 4))).toEqual([
    [3, 1, 0, 4],
    [8, 4, 7, 6, 2, 1, 5, 3],
  ]);
  expect(paid(gold(1, 3))).toEqual([
    [3, 1, 0, 3],
    [8, 4, 7, 6, 2, 1, 5, 3],
  ]);
  // Levies cost nothing and stay.
  expect(paid(gold(1, 4), unit(1, { type: 'Levies', home: 1 }))).toEqual([
    [3, 1, 0, 4],
    [8, 4, 7, 6, 2, 5, 3],
  ]);
});

test('DOM-5.12 a court that cannot be paid angers every province, or costs a landless domain a level of its highest holding', () => {
  const complaints = (...changes: readonly Change[]) =>
    after(maintenance, changes).flatMap((event) =>
      event.kind === 'mood-changed'
        ? [[event.province, event.mood]]
        : event.kind === 'holding-level-changed'
          ? [[event.holding, event.level]]
          : [],
    );
  const angry = [
    [1, 2],
    [2, 2],
    [6, 2],
    [7, 2],
  ];
  expect(complaints()).toEqual([]);
  expect(complaints(gold(1, 4))).toEqual([]);
  expect(complaints(gold(1, 3))).toEqual(angry);
  expect(complaints(gold(1, 0), province(2, { mood: 0 }))).toEqual(angry.filter(([at]) => at !== 2));
  expect(complaints(gold(1, 0), province(2, { mood: 1 }))).toEqual([
    [1, 2],
    [2, 0],
    [6, 2],
    [7, 2],
  ]);
  // The merchant: guilds of three in 2, 4, 17 and 19, and one of two behind walls.
  expect(complaints(gold(5, 0))).toEqual([[6, 2]]);
  expect(complaints(gold(5, 0), holding(30, { level: 4 }))).toEqual([[30, 3]]);
  expect(complaints(gold(5, 0), holding(6, { province: 19 }))).toEqual([[18, 2]]);
  expect(complaints(gold(5, 0), holding(6, { kind: 'temple' }), holding(18, { province: 2 }))).toEqual([[18, 2]]);
  const empty = [6, 8, 18, 20, 30, 32, 42, 44, 49].map((id) => holding(id, { level: 0 }));
  expect(complaints(gold(5, 0), ...empty)).toEqual([]);
  expect(complaints(gold(5, 0), ...empty, holding(44, { level: 1 }))).toEqual([[44, 0]]);
});

test('DOM-5.10 moods follow the rate and long levies, within their limits, where somebody rules and nobody occupies', () => {
  const levies = (raisedTurn: number) => [turn(4), unit(1, { type: 'Levies', home: 1, raisedTurn })];
  const moodOf = (change: object, ...more: readonly Change[]) =>
    ofKind(after(mood, [province(1, change), ...more]), 'mood-changed').map((each) => [
      each.province,
      each.mood,
      each.why,
    ]);
  expect(moodOf({})).toEqual([]);
  expect(moodOf({ mood: 2 })).toEqual([[1, 3, 'taxes']]);
  expect(moodOf({ taxRate: 'light' })).toEqual([[1, 4, 'taxes']]);
  expect(moodOf({ taxRate: 'light', mood: 4 })).toEqual([]);
  expect(moodOf({ taxRate: 'none', mood: 4 })).toEqual([[1, 5, 'taxes']]);
  expect(moodOf({ taxRate: 'none', mood: 5 })).toEqual([]);
  expect(moodOf({ taxRate: 'heavy' })).toEqual([[1, 2, 'taxes']]);
  expect(moodOf({ taxRate: 'heavy', mood: 0 })).toEqual([]);
  expect(moodOf({ mood: 2, ruler: null })).toEqual([]);
  expect(moodOf({ mood: 2, occupiedBy: 2, occupiedSince: 1 })).toEqual([]);
  expect(moodOf({}, ...levies(2))).toEqual([]);
  expect(moodOf({}, ...levies(1))).toEqual([[1, 2, 'levies']]);
  expect(moodOf({ mood: 2 }, ...levies(1))).toEqual([]);
  expect(moodOf({ mood: 0, taxRate: 'heavy' }, ...levies(1))).toEqual([]);
  expect(moodOf({ mood: 5, taxRate: 'none' }, ...levies(1))).toEqual([[1, 4, 'levies']]);
});

test('DOM-6.16..6.18 above ten points in a province a domain loses the first to die, the latest of a type, its own and lent alike', () => {
  const crowd = (...changes: readonly Change[]) =>
    ofKind(
      after(attrition, [...Array.from({ length: 4 }, (_, at) => unit(9 + at, { owner: 1, province: 2 })), ...changes]),
      'starved',
    ).map((each) => [each.domain, each.province, each.unit]);
  // Seven in Alderburgh, of whom Scouts and Archers; with four of Brant's eleven.
  const three = unit(12, { province: 3 });
  expect(crowd(three)).toEqual([]);
  expect(crowd()).toEqual([[1, 2, 11]]);
  expect(crowd(unit(10, { type: 'Cavalry' }))).toEqual([
    [1, 2, 11],
    [1, 2, 3],
  ]);
  expect(crowd(unit(11, { type: 'Infantry' }))).toEqual([[1, 2, 3]]);
  expect(crowd(unit(9, { owner: 2, loanedTo: 1 }))).toEqual([[1, 2, 11]]);
  expect(crowd(unit(1, { loanedTo: 2 }))).toEqual([]);
  expect(crowd(unit(8, { type: 'Knights', province: 2 }), unit(14, { owner: 1, province: 2 }))).toHaveLength(4);
});

test('DOM-6.14 whoever may keep fewer troops disbands as attackers die, the latest first', () => {
  const left = (...changes: readonly Change[]) =>
    ofKind(after(troopMaximum, changes), 'disbanded').map((each) => [each.domain, ...each.units]);
  const eight = [...ownHoldings({ level: 0 }), holding(1, { level: 8 })];
  expect(left()).toEqual([]);
  expect(left(...eight)).toEqual([]);
  expect(left(...eight, holding(1, { level: 6 }))).toEqual([[1, 8, 4]]);
  expect(left(...eight, unit(3, { type: 'Cavalry' }))).toEqual([[1, 8]]);
  expect(left(...eight, holding(1, { occupiedBy: 2, occupiedSince: 1 }))).toEqual([[1, 8, 4, 7, 6, 2, 1, 5, 3]]);
});

test('DOM-12.4 DOM-12.7 a siege that stood all three rounds takes a level, down to none', () => {
  const besieged = (change: object) => [
    war(1, 2),
    holding(13, { siegeLevel: 4, siegeRounds: 3, ...change }),
    ...[1, 2, 3, 4, 5, 8].map((id) =>
      unit(id, { province: 4, inside: null, task: { kind: 'besiege' as const, holding: 13 } }),
    ),
    only(1, 2, 3, 4, 5, 8),
  ];
  const falls = (change: object = {}) =>
    ofKind(after(sieges, besieged(change)), 'siege-advanced').map((each) => each.siegeLevel);
  expect(falls()).toEqual([3]);
  expect(falls({ siegeLevel: 1 })).toEqual([0]);
  expect(falls({ siegeLevel: 0 })).toEqual([]);
  expect(falls({ siegeRounds: 2 })).toEqual([]);
  expect(falls({ siegeLevel: null })).toEqual([]);
  expect(ofKind(after(sieges, [...besieged({}), only(1, 2)]), 'siege-lifted')).toHaveLength(1);
});

test('DOM-13.9 DOM-13.10 DOM-13.15 what was occupied the month before changes hands, and Levies of the land go home', () => {
  const held = (since: number) => [
    holding(17, { occupiedBy: 1, occupiedSince: since }),
    ...[1, 2].map((id) => unit(id, { province: 4, inside: 17 })),
    province(5, { occupiedBy: 1, occupiedSince: since }),
    unit(3, { province: 5 }),
    unit(9, { type: 'Levies', home: 5 }),
    turn(2),
  ];
  expect(after(conversions, held(2))).toEqual([]);
  expect(after(conversions, held(1))).toMatchObject([
    { kind: 'holding-converted', holding: 17, from: 2, to: 1, level: 2 },
    { kind: 'province-converted', province: 5, from: 2, to: 1, levies: [9] },
  ]);
  // Land that nobody stands on any more is not converted.
  expect(after(conversions, [...held(1), unit(3, { province: 3 })]).map(({ kind }) => kind)).toEqual([
    'province-occupation-ended',
    'holding-converted',
  ]);
});

test('DOM-17.4 silence counts, an excuse neither counts nor forgives, and orders forgive', () => {
  const silent = (changes: readonly Change[], excused?: true) => {
    const seat = 'ALD' as SeatId;
    const sheets = { [seat]: { seat, orders: [], ...(excused && { excused }) } };
    return after(silence, changes, { sheets }).flatMap((event) =>
      event.kind === 'orders-missed'
        ? [[event.domain, event.missed, event.leaves]]
        : event.kind === 'orders-came'
          ? [[event.domain]]
          : [],
    );
  };
  const others = [2, 3, 4, 5, 6].map((number) => [number, 1, false]);
  expect(silent([])).toEqual(others);
  expect(silent([domain(1, { missed: 1 })])).toEqual([[1], ...others]);
  expect(silent([domain(1, { missed: 1 })], true)).toEqual(others);
  expect(silent([domain(2, { missed: 1 }), domain(3, { missed: 2 }), domain(4, { controller: 'npc' })])).toEqual([
    [2, 2, false],
    [3, 3, true],
    [5, 1, false],
    [6, 1, false],
  ]);
});

test('DOM-17.4 DOM-17.7 DOM-17.8 whoever has nothing is out, whoever was silent too long is the rules’, and the living are counted', () => {
  const taken = (events: readonly Event[]) => ofKind(events, 'domain-taken-over').map((each) => each.domain);
  const out = (events: readonly Event[]) =>
    ofKind(events, 'domain-eliminated').map((each) => [each.domain, ...each.units]);
  const nothing: Change = (state) => ({ ...state, holdings: state.holdings.filter(({ owner }) => owner !== 1) });
  expect(out(after(turnEnd))).toEqual([]);
  expect(out(after(turnEnd, [nothing]))).toEqual([]);
  expect(out(after(turnEnd, [nothing, landless, holding(13, { owner: 1 })]))).toEqual([]);
  expect(out(after(turnEnd, [landless]))).toEqual([]);
  expect(out(after(turnEnd, [nothing, landless]))).toEqual([[1, 1, 2, 3, 4, 5, 6, 7, 8]]);
  expect(out(after(turnEnd, [nothing, landless, domain(1, { controller: 'eliminated' })]))).toEqual([]);
  expect(
    taken(
      after(turnEnd, [domain(2, { missed: 3 }), domain(3, { missed: 2 }), domain(4, { missed: 3, controller: 'npc' })]),
    ),
  ).toEqual([2]);
  const [ended] = ofKind(after(turnEnd, [domain(2, { controller: 'eliminated' })]), 'turn-ended');
  expect(ended?.scores.map((each) => each.domain)).toEqual([1, 3, 4, 5, 6]);
});

test('DOM-16.9 DOM-17.6 the host gives a domain to a ruler or to the rules, if it lives and is not theirs already', () => {
  const given = (to: 'player' | 'npc', ...changes: readonly Change[]) =>
    after(mastersActs, changes, { acts: [{ verb: 'SET_CONTROLLER', args: { domain: 2, to } } as Order] });
  expect(given('npc')).toMatchObject([{ kind: 'domain-taken-over', domain: 2, by: 'npc' }]);
  expect(given('player')).toEqual([]);
  expect(given('player', domain(2, { controller: 'npc' }))).toMatchObject([{ domain: 2, by: 'player' }]);
  expect(given('npc', domain(2, { controller: 'eliminated' }))).toEqual([]);
});
