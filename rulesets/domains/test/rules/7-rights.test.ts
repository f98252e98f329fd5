import { expect, test } from 'vitest';
import {
  borderBetween,
  canCross,
  companionsOf,
  hasPassage,
  isFriendly,
  isFriendlyTo,
  isHeldBy,
  isRefuge,
  mayPass,
  placeOfBorder,
  reachableFrom,
} from '../../src/rules/passage.ts';
import { holdingsSeenBy, knowsOrdersOf, maySeeUnit } from '../../src/rules/sight.ts';
import { affectedBy, areHostile, lenderAtPeace, mayInvade } from '../../src/rules/war.ts';
import { bordersBetween, nearestRefuge, retreatOf, ringsFrom } from '../../src/rules/ways.ts';
import type { State, Unit } from '../../src/state.ts';
import { actingOn, allied, type Change, holding, permitted, province, unit, war } from '../conditions.ts';
import { gone } from '../in-round.ts';

/** Who may go where, and who sees what, each condition on both its sides. Alder rules 1, 2, 6 and 7, Brant 4, 5, 9 and 10. */

const { setting } = actingOn();
const stateOf = (...changes: readonly Change[]): State => actingOn({ changes }).state;
const unitIn = (state: State, id: number): Unit => state.units.find((each) => each.id === id) as Unit;
const denied =
  (by: number, to: number): Change =>
  (state) => ({ ...state, denials: [...state.denials, { by, to }] });
const BRANTHOLM = gone(9, 10, 11, 12, 13, 14, 15, 16);

test('DOM-7.6 DOM-8.2 DOM-8.6 passage is one’s own land, nobody’s, an ally’s who denies it not, and what was permitted', () => {
  const may = (...changes: readonly Change[]): boolean => hasPassage(stateOf(...changes), 1, 4);
  expect(hasPassage(stateOf(), 1, 1)).toBe(true);
  expect(hasPassage(stateOf(), 1, 3)).toBe(true);
  expect(may()).toBe(false);
  expect(may(allied(1, 2))).toBe(true);
  expect(may(allied(2, 1))).toBe(true);
  expect(may(allied(1, 3))).toBe(false);
  expect(may(allied(1, 2), denied(2, 1))).toBe(false);
  expect(may(allied(1, 2), denied(1, 2))).toBe(true);
  expect(may(allied(1, 2), denied(2, 3))).toBe(true);
  expect(may(permitted(2, 1, 'passage'))).toBe(true);
  expect(may(permitted(2, 1, 'passage', [4]))).toBe(true);
  expect(may(permitted(2, 1, 'passage', [5]))).toBe(false);
  expect(may(permitted(2, 1, 'holdings'))).toBe(false);
  expect(may(permitted(2, 3, 'passage'))).toBe(false);
  expect(may(permitted(3, 1, 'passage'))).toBe(false);
});

test('DOM-8.9 a unit on loan goes where its owner may go, and where its borrower may', () => {
  const may = (change: Partial<Unit>, ...changes: readonly Change[]): boolean => {
    const state = stateOf(unit(1, change), ...changes);
    return mayPass(state, unitIn(state, 1), 4);
  };
  expect(may({})).toBe(false);
  expect(may({ loanedTo: 2 })).toBe(true);
  expect(may({ loanedTo: 3 })).toBe(false);
  expect(may({ owner: 2 })).toBe(true);
  expect(may({ owner: null })).toBe(false);
  const friendly = (change: Partial<Unit>): boolean => {
    const state = stateOf(unit(1, change));
    return isFriendlyTo(state, unitIn(state, 1), 4, 'march');
  };
  expect([friendly({}), friendly({ loanedTo: 2 }), friendly({ owner: null })]).toEqual([false, true, false]);
});

test('DOM-7.7 land of an enemy is held by units of one’s own, or of an ally who is its enemy too, and by nobody while enemies stand there', () => {
  const held = (...changes: readonly Change[]): boolean => isHeldBy(stateOf(BRANTHOLM, war(1, 2), ...changes), 1, 4);
  const there = (id: number) => unit(id, { province: 4, inside: null });
  expect(held()).toBe(false);
  expect(held(there(1))).toBe(true);
  expect(held(unit(1, { province: 4, inside: 17 }))).toBe(false);
  expect(held(there(17))).toBe(false);
  expect(held(there(17), allied(1, 3))).toBe(false);
  expect(held(there(17), war(3, 2))).toBe(false);
  expect(held(there(17), allied(1, 3), war(3, 2))).toBe(true);
  expect(held(there(17), allied(1, 3), war(3, 2), province(4, { ruler: null }))).toBe(false);
  expect(held(there(1), there(25), war(4, 1))).toBe(false);
  expect(held(there(1), there(25), war(4, 2))).toBe(true);
});

test('DOM-7.8 DOM-8.3 friendly is where one may pass, what one holds in war, and in war an ally’s land; DENY bars marches alone', () => {
  const friendly = (going: 'march' | 'retreat', ...changes: readonly Change[]): boolean =>
    isFriendly(stateOf(BRANTHOLM, ...changes), 1, 4, going);
  const bars = denied(2, 1);
  expect(friendly('march')).toBe(false);
  expect(friendly('march', province(4, { ruler: null }))).toBe(true);
  expect(friendly('march', war(1, 2))).toBe(false);
  expect(friendly('march', war(1, 2), unit(1, { province: 4 }))).toBe(true);
  expect(friendly('march', unit(1, { province: 4 }))).toBe(false);
  expect(friendly('march', allied(1, 2), bars)).toBe(false);
  expect(friendly('retreat', allied(1, 2), bars)).toBe(false);
  expect(friendly('retreat', allied(1, 2), bars, war(1, 3))).toBe(true);
  expect(friendly('retreat', allied(1, 2), bars, war(3, 2))).toBe(true);
  expect(friendly('march', allied(1, 2), bars, war(1, 3))).toBe(false);
  expect(friendly('retreat', bars, war(1, 3))).toBe(false);
});

test('DOM-7.8 DOM-8.19 a refuge is friendly and has no enemy in its field; the nearest counts, then the lowest number', () => {
  const refuge = (...changes: readonly Change[]): boolean => {
    const state = stateOf(unit(1, { province: 3 }), ...changes);
    return isRefuge(state, unitIn(state, 1), 2);
  };
  expect(refuge()).toBe(true);
  expect(refuge(province(2, { ruler: 2 }))).toBe(false);
  expect(refuge(unit(9, { province: 2 }))).toBe(true);
  expect(refuge(unit(9, { province: 2 }), war(2, 1))).toBe(false);
  const nearest = (...changes: readonly Change[]) => {
    const state = stateOf(gone(39, 40, 41), unit(1, { province: 4 }), war(1, 2), ...changes);
    return [nearestRefuge(setting, state, unitIn(state, 1)), retreatOf(setting, state, unitIn(state, 1))];
  };
  expect(nearest()).toEqual([3, 3]);
  expect(nearest(unit(9, { province: 3 }))[0]).toBe(2);
  expect(nearest(province(3, { ruler: 2 }))).toEqual([2, null]);
  const ways = stateOf(gone(39, 40, 41), unit(1, { province: 3 }));
  const possible = reachableFrom(setting, ways, 3).filter((beside) => isRefuge(ways, unitIn(ways, 1), beside));
  expect(possible.length).toBeGreaterThan(1);
  expect(retreatOf(setting, ways, unitIn(ways, 1), [4, possible[1] as number])).toBe(possible[1]);
  expect(retreatOf(setting, ways, unitIn(ways, 1), [4])).toBe(possible[0]);
});

test('DOM-2.1 DOM-2.2 units cross where provinces border, and rivers where a bridge stands, in both directions', () => {
  const state = stateOf();
  const wet = setting.borders.findIndex(({ river }, place) => river !== null && !state.bridges.includes(place));
  const dry = setting.borders.findIndex(({ river }) => river === null);
  const [river, land] = [setting.borders[wet], setting.borders[dry]].map((border) => border ?? { a: 0, b: 0 });
  if (river === undefined || land === undefined) throw new Error('the Vale has rivers and land');
  for (const [one, other] of [
    [land.a, land.b],
    [land.b, land.a],
  ] as const) {
    expect(placeOfBorder(setting, one, other)).toBe(dry);
    expect(borderBetween(setting, one, other)).toEqual(land);
    expect(canCross(setting, state, one, other)).toBe(true);
    expect(reachableFrom(setting, state, one)).toContain(other);
  }
  expect([placeOfBorder(setting, 1, 20), borderBetween(setting, 1, 20), canCross(setting, state, 1, 20)]).toEqual([
    null,
    null,
    false,
  ]);
  expect(canCross(setting, state, river.a, river.b)).toBe(false);
  expect(canCross(setting, { bridges: [wet] }, river.b, river.a)).toBe(true);
  expect(reachableFrom(setting, state, river.a)).not.toContain(river.b);
  expect(ringsFrom(setting, state, 2, 1)).toEqual([[2], reachableFrom(setting, state, 2)]);
  expect(bordersBetween(setting, state, { from: 2, to: 2, most: 3 })).toBe(0);
  expect(bordersBetween(setting, state, { from: 2, to: 3, most: 3 })).toBe(1);
  expect(bordersBetween(setting, state, { from: 2, to: 8, most: 2 })).toBe(2);
  expect(bordersBetween(setting, state, { from: 2, to: 8, most: 1 })).toBeNull();
});

test('DOM-8.20 DOM-8.10 DOM-8.14 whoever invades has declared it; the lent have declared it themselves; who is touched reads the notice', () => {
  const may = (...changes: readonly Change[]): boolean => mayInvade(stateOf(...changes), 1, 2);
  expect([may(), may(war(1, 2)), may(war(2, 1)), may(war(1, 2, { active: false })), may(war(1, 3))]).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(mayInvade(stateOf(war(1, 2)), 1, null)).toBe(false);
  const hostile = (...changes: readonly Change[]): boolean => areHostile(stateOf(...changes), 1, 2);
  expect([hostile(), hostile(war(1, 2)), hostile(war(2, 1)), hostile(war(2, 1, { active: false }))]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([areHostile(stateOf(), 1, null), areHostile(stateOf(), null, 1), areHostile(stateOf(), null, null)]).toEqual([
    true,
    true,
    false,
  ]);
  const lender = (owner: number | null, ...changes: readonly Change[]) =>
    lenderAtPeace(stateOf(...changes), [{ owner }], { by: 1, enemy: 2 });
  expect([lender(1), lender(3), lender(3, war(3, 2)), lender(null)]).toEqual([null, 3, null, null]);
  const plain = affectedBy(stateOf(), 2);
  expect(plain).toContain(2);
  expect(plain).not.toContain(4);
  expect(affectedBy(stateOf(allied(2, 4)), 2)).toContain(4);
  expect(affectedBy(stateOf(unit(25, { province: 4 })), 2)).toContain(4);
  expect(affectedBy(stateOf(holding(37, { province: 4 })), 2)).toContain(4);
  expect(companionsOf(stateOf(allied(1, 3), allied(1, 4), war(3, 2)), 1, 2)).toEqual([1, 3]);
});

test('DOM-15.2 DOM-15.6 a holding is seen by owner, occupier, besieger and the ruler of the land; a unit by allies at home', () => {
  const sees = (...changes: readonly Change[]): boolean => {
    const state = stateOf(...changes);
    return holdingsSeenBy(state, 1)(state.holdings.find(({ id }) => id === 13) as State['holdings'][number]);
  };
  const siege = { kind: 'besiege', holding: 13 } as const;
  expect(sees()).toBe(false);
  expect(sees(holding(13, { owner: 1 }))).toBe(true);
  expect(sees(holding(13, { occupiedBy: 1 }))).toBe(true);
  expect(sees(province(4, { ruler: 1 }))).toBe(true);
  expect(sees(unit(1, { province: 4, task: siege }))).toBe(true);
  expect(sees(unit(1, { province: 3, task: siege }))).toBe(false);
  expect(sees(unit(1, { province: 4, task: { kind: 'besiege', holding: 14 } }))).toBe(false);
  expect(sees(unit(1, { province: 4, task: { kind: 'occupy', holding: 13 } }))).toBe(false);
  expect(sees(unit(17, { province: 4, task: siege }))).toBe(false);

  const orders = (change: Partial<Unit>): boolean => knowsOrdersOf(1, unitIn(stateOf(unit(9, change)), 9));
  expect(orders({})).toBe(false);
  expect(orders({ owner: 1 })).toBe(true);
  expect(orders({ loanedTo: 1 })).toBe(false);
  expect(orders({ loanedTo: 1, borrowerCommands: true })).toBe(true);
  expect(orders({ loanedTo: 3, borrowerCommands: true })).toBe(false);

  const unitSeen = (change: Partial<Unit>, ...changes: readonly Change[]): boolean => {
    const state = stateOf(unit(9, change), ...changes);
    return maySeeUnit(state, 1, unitIn(state, 9));
  };
  expect(unitSeen({})).toBe(false);
  expect(unitSeen({ loanedTo: 1 })).toBe(true);
  expect(unitSeen({ province: 4 }, allied(1, 2))).toBe(true);
  expect(unitSeen({ province: 1 }, allied(1, 2))).toBe(true);
  expect(unitSeen({ province: 3 }, allied(1, 2))).toBe(false);
  expect(unitSeen({ province: 1 })).toBe(false);
  expect(unitSeen({ owner: null, province: 1 }, allied(1, 2))).toBe(false);
});
