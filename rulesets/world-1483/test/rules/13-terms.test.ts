import { describe, expect, test } from 'vitest';
import type { PeaceTerms } from '../../src/order.ts';
import { allyDemand, chanceBy, prospectOf, surrenderTribute } from '../../src/rules/surrender.ts';
import { agree, agreedPeace, grantsOf, isPlain, mirroredPeace, mirroredTerms } from '../../src/rules/terms.ts';
import { firstPayment } from '../../src/rules/tribute.ts';
import { boardOf, type WarFacts } from '../board.ts';

const WHOLE: PeaceTerms = {
  weCede: [3, 1],
  youCede: [5],
  wePay: 2,
  youPay: 4,
  weTribute: 6,
  weTurns: 7,
  youTribute: 8,
  youTurns: 9,
  weFree: 11,
  weFreeWith: [12],
  youFree: 13,
  youFreeWith: [14],
} as PeaceTerms;

describe('terms of peace from both sides', () => {
  test('W83-13.4 WE and YOU change places', () => {
    expect(mirroredTerms(WHOLE)).toEqual({
      youCede: [3, 1],
      weCede: [5],
      youPay: 2,
      wePay: 4,
      youTribute: 6,
      youTurns: 7,
      weTribute: 8,
      weTurns: 9,
      youFree: 11,
      youFreeWith: [12],
      weFree: 13,
      weFreeWith: [14],
    });
    expect(mirroredPeace({ nation: 2, wePay: 3, choice: 2 } as never, 1)).toEqual({ nation: 1, youPay: 3 });
  });
  test('W83-13.4 two agree who say the same, territories in any order', () => {
    expect(agree(WHOLE, { ...mirroredTerms(WHOLE), youCede: [1, 3] })).toBe(true);
    expect(agree(WHOLE, { ...mirroredTerms(WHOLE), youCede: [1] })).toBe(false);
    expect(agree({ wePay: 2 }, { wePay: 2 })).toBe(false);
    expect(agree({}, {})).toBe(true);
  });
  test('W83-13.11 what each side gives', () => {
    const [ours, theirs] = grantsOf(WHOLE, 1, 2);
    expect(ours).toEqual({
      by: 1,
      to: 2,
      cede: [3, 1],
      pay: 2,
      tribute: { amount: 6, turns: 7 },
      free: { nation: 11, territories: [12] },
    });
    expect(theirs).toEqual({
      by: 2,
      to: 1,
      cede: [5],
      pay: 4,
      tribute: { amount: 8, turns: 9 },
      free: { nation: 13, territories: [14] },
    });
    const [none] = grantsOf({}, 1, 2);
    expect(none).toEqual({ by: 1, to: 2, cede: [], pay: 0, tribute: null, free: null });
    expect(grantsOf({ weTribute: 3, weFree: 4 } as PeaceTerms, 1, 2)[0]).toMatchObject({
      tribute: { amount: 3, turns: 1 },
      free: { nation: 4, territories: [] },
    });
  });
  test('W83-13.9 peace without terms is plain', () => {
    expect([isPlain({}), isPlain({ wePay: 1 })]).toEqual([true, false]);
  });
  test('W83-13.5 both consents are on file, and the same', () => {
    const offer = (from: number, to: number, terms: PeaceTerms) =>
      ({ from, to, terms, with: [], choice: null }) as never;
    const agreed = (...offers: readonly never[]) => agreedPeace(offers, 1, 2);
    expect(agreed(offer(1, 2, { wePay: 2 }), offer(2, 1, { youPay: 2 }))).not.toBeNull();
    expect(agreed(offer(1, 2, { wePay: 2 }), offer(2, 1, { youPay: 3 }))).toBeNull();
    expect(agreed(offer(1, 2, {}))).toBeNull();
    expect(agreed(offer(2, 1, {}))).toBeNull();
    expect(agreed(offer(1, 2, {}), offer(2, 3, {}), offer(3, 1, {}))).toBeNull();
  });
});

describe('when tribute is paid first', () => {
  const board = boardOf({
    turn: 4,
    nations: {
      England: { phase: 2, order: 3 },
      Poland: { phase: 1, order: 9 },
      France: { phase: 2, order: 2 },
      Spain: { phase: 2, order: 4 },
      Turkey: { phase: 3, order: 1 },
      Brittany: { phase: 5, order: 1 },
    },
    lands: { London: { owner: 'England' } },
  });
  test.each<readonly [string, number, number]>([
    ['Poland', 5, 1],
    ['France', 5, 2],
    ['Spain', 4, 2],
    ['Turkey', 4, 3],
    ['Brittany', 4, 5],
    ['England', 5, 2],
  ])('W83-13.7, 13.28 to %s in turn %i, phase %i', (receiver, turn, phase) => {
    expect(firstPayment(board.state, board.nation('England'), board.nation(receiver))).toEqual({ turn, phase });
  });
});

describe('the chance of a surrender', () => {
  test.each<readonly [lost: number, lostToAnyone: number, had: number, chance: number]>([
    [0, 0, 4, 3],
    [1, 1, 4, 5],
    [2, 2, 4, 7],
    [3, 3, 4, 9],
    [2, 2, 3, 9],
    [1, 3, 5, 9],
    [1, 2, 4, 5],
    [5, 5, 20, 9],
    [0, 0, 0, 3],
  ])('W83-13.22 with %i lost to the enemy and %i to anybody of %i: %i in 10', (lost, lostToAnyone, had, chance) => {
    expect(chanceBy({ lost, lostToAnyone, had })).toBe(chance);
  });
  const lands = (owner: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`Land ${at + 1}`, { owner: owner(at), value: at + 1 }]));
  const board = (more: Partial<WarFacts['more']> & object, owner: (at: number) => string, threat = false) =>
    boardOf({
      nations: { England: {}, Brittany: { phase: 5, more: threat ? { underThreat: [1] as never } : {} }, Spain: {} },
      lands: lands(owner),
      wars: [{ between: ['England', 'Brittany'], more: { attackerHad: [1, 2], defenderHad: [3, 4, 5, 6], ...more } }],
    });
  const prospect = (of: ReturnType<typeof board>) => prospectOf(of.state, of.nation('Brittany'), of.nation('England'));
  test('W83-13.21 what it had and the other side has now is lost; what the other side had is gained', () => {
    expect(prospect(board({}, (at) => (at < 3 ? 'England' : 'Brittany')))).toEqual({
      lost: 1,
      gained: 0,
      chance: 5,
      refuses: false,
    });
    expect(prospect(board({}, (at) => (at === 2 ? 'Spain' : at < 2 ? 'England' : 'Brittany')))).toMatchObject({
      lost: 0,
      gained: 0,
    });
    expect(prospect(board({}, (at) => (at === 0 || at === 2 ? 'England' : 'Brittany')))).toMatchObject({
      lost: 1,
      gained: 1,
      refuses: false,
    });
  });
  test('W83-13.23 who has gained more than it lost refuses, but under a threat', () => {
    expect(prospect(board({}, () => 'Brittany'))).toMatchObject({ lost: 0, gained: 2, refuses: true });
    expect(prospect(board({}, () => 'Brittany', true))).toMatchObject({ gained: 2, refuses: false });
  });
  test('W83-13.20 where there is no war there is no surrender', () => {
    const at = board({}, () => 'Brittany');
    expect(prospectOf(at.state, at.nation('Brittany'), at.nation('Spain'))).toBeNull();
  });
  test('W83-13.24 to 13.26 tribute is two a territory lost, and half of what its lands are worth at most', () => {
    const at = board({}, (land) => (land < 2 ? 'Brittany' : 'England'));
    // Worth 1 and 2, of which half is 1.
    expect([0, 1, 5].map((lost) => surrenderTribute(at.state, at.nation('Brittany'), lost))).toEqual([0, 1, 1]);
    expect(surrenderTribute(at.state, at.nation('England'), 3)).toBe(6);
    expect(allyDemand(3)).toBe(6);
  });
});
