import { describe, expect, test } from 'vitest';
import {
  advantageOf,
  assaultOdds,
  cityGrabChance,
  daresAssault,
  jointMorale,
  stormChance,
  treasonChance,
} from '../../src/battle/assault.ts';
import { catchChance, decidedBefore, eagernessOf, isWilling } from '../../src/battle/engage.ts';
import { beatenLoss, combatValue, isRenowned, outcomeOf, victorLoss } from '../../src/battle/open-battle.ts';
import { siegeOdds, storesOf, surrenderChance } from '../../src/battle/surrender.ts';

const EVEN = { skill: { attacker: 3, holder: 3 }, morale: { attacker: 100, holder: 100 } };

describe('the decision to engage', () => {
  const calm = { eagerness: 0, scout: 7 };

  test('UM-12.7, UM-12.14 risk 3 fights at 80 percent of the enemy, 2 at 100, 1 at 125', () => {
    for (const [risk, least] of [
      [3, 80],
      [2, 100],
      [1, 125],
    ] as const) {
      expect(isWilling({ own: least, enemy: 100, risk, ...calm })).toBe(true);
      expect(isWilling({ own: least - 1, enemy: 100, risk, ...calm })).toBe(false);
    }
  });

  test('UM-12.14 to the last tenth: one in a hundred thousand too few is too few', () => {
    const estimate = { enemy: 100_000, risk: 2, eagerness: 0, scout: 7 } as const;
    expect([isWilling({ ...estimate, own: 99_999 }), isWilling({ ...estimate, own: 100_000 })]).toEqual([false, true]);
  });

  test('UM-12.14 scouts see ten percent too much or too little at most', () => {
    const level = { own: 100, enemy: 100, risk: 2, eagerness: 0 } as const;
    expect([isWilling({ ...level, scout: 8 }), isWilling({ ...level, scout: 7 })]).toEqual([false, true]);
    expect(isWilling({ ...level, own: 110, scout: 12 })).toBe(true);
    expect(isWilling({ ...level, own: 109, scout: 12 })).toBe(false);
    expect(isWilling({ ...level, own: 90, scout: 2 })).toBe(true);
  });

  test('UM-12.14 eagerness by activity, less so in skilled men', () => {
    expect([0, 3, 4, 7].map((activity) => eagernessOf({ activity, skill: 0 }))).toEqual([-14, -2, 2, 14]);
    expect([0, 7].map((activity) => eagernessOf({ activity, skill: 7 }))).toEqual([-1, 1]);
    const keen = { own: 86, enemy: 100, risk: 2, scout: 7 } as const;
    expect([14, 13].map((eagerness) => isWilling({ ...keen, eagerness }))).toEqual([true, false]);
  });

  test('UM-12.15 who has nothing is unwilling, who meets nothing willing', () => {
    expect([decidedBefore({ own: 0, enemy: 0 }), decidedBefore({ own: 1, enemy: 0 })]).toEqual([false, true]);
    expect(decidedBefore({ own: 1, enemy: 1 })).toBeNull();
  });

  test('UM-12.24, UM-12.29 the chance to catch those who manoeuvre, and the smaller one to catch those who retreat', () => {
    expect([50, 100, 200].map((mobility) => catchChance('M', mobility))).toEqual([30, 60, 95]);
    expect([50, 100, 200].map((mobility) => catchChance('R', mobility))).toEqual([17, 35, 70]);
  });

  test('UM-12.26 a city is lost by disparity: 5 to 90 percent', () => {
    expect(
      [
        [100, 100],
        [50, 100],
        [200, 100],
        [1000, 100],
        [1, 0],
      ].map(([a = 0, h = 0]) => cityGrabChance(a, h)),
    ).toEqual([10, 5, 35, 90, 90]);
  });
});

describe('open battle', () => {
  test('UM-13.3, UM-13.4 factors by morale, then skill and luck', () => {
    expect(combatValue([{ tenths: 50, morale: 100 }], 0, 7)).toBe(500_000);
    expect(combatValue([{ tenths: 50, morale: 100 }], 5, 12)).toBe(50 * 100 * 130);
    expect(
      combatValue(
        [
          { tenths: 50, morale: 99 },
          { tenths: 10, morale: 30 },
        ],
        0,
        2,
      ),
    ).toBe((50 * 99 + 10 * 65) * 90);
  });

  test('UM-13.5, UM-13.6, UM-13.8 the higher value wins; mobility deepens or softens it and never changes who', () => {
    const level = { attacker: 100, holder: 100 };
    expect(outcomeOf({ attacker: 150, holder: 100 }, level)).toEqual({ victor: 'attacker', difference: 50 });
    expect(outcomeOf({ attacker: 100, holder: 150 }, { attacker: 200, holder: 50 })).toEqual({
      victor: 'holder',
      difference: 25,
    });
    expect(outcomeOf({ attacker: 150, holder: 100 }, { attacker: 200, holder: 50 }).difference).toBe(100);
    expect(outcomeOf({ attacker: 1, holder: 0 }, level).difference).toBe(900);
    expect(outcomeOf({ attacker: 5000, holder: 1 }, level).difference).toBe(900);
  });

  test('UM-13.5 the difference is in percent of the lower value; between nothing and nothing there is none', () => {
    const even = { attacker: 100, holder: 100 };
    expect(outcomeOf({ attacker: 200, holder: 100 }, even).difference).toBe(100);
    expect(outcomeOf({ attacker: 0, holder: 0 }, even)).toEqual({ victor: null, difference: 0 });
  });

  test('UM-13.9 equal values, or a difference below 10, decide nothing', () => {
    const level = { attacker: 100, holder: 100 };
    expect(outcomeOf({ attacker: 100, holder: 100 }, level)).toEqual({ victor: null, difference: 0 });
    expect(outcomeOf({ attacker: 109, holder: 100 }, level).victor).toBeNull();
    expect(outcomeOf({ attacker: 110, holder: 100 }, level).victor).toBe('attacker');
    expect(outcomeOf({ attacker: 119, holder: 100 }, { attacker: 50, holder: 200 }).victor).toBeNull();
  });

  test('UM-13.10, UM-13.11, UM-10.10 losses of the beaten and of the victors; what makes a name', () => {
    expect([10, 25, 100, 140, 900].map(beatenLoss)).toEqual([10, 17, 55, 75, 75]);
    expect([1, 2, 3, 4, 5, 6].map(victorLoss)).toEqual([1, 1, 2, 2, 3, 3]);
    expect([24, 25].map(isRenowned)).toEqual([false, true]);
  });
});

describe('sieges', () => {
  test('UM-14.9, UM-14.10, UM-14.11 odds of an assault, and who dares it', () => {
    expect([assaultOdds(90, 30), assaultOdds(100, 0), assaultOdds(900, 10)]).toEqual([300, 1000, 1000]);
    for (const [risk, least] of [
      [3, 300],
      [2, 400],
      [1, 500],
    ] as const)
      expect([daresAssault(least, risk, 0), daresAssault(least - 1, risk, 0)]).toEqual([true, false]);
    expect([daresAssault(230, 3, 14), daresAssault(369, 3, -14)]).toEqual([true, false]);
  });

  test('UM-14.12 three to one is 40 percent, each further to one 20 more; skill and morale count', () => {
    expect([stormChance(300, EVEN), stormChance(400, EVEN), stormChance(1000, EVEN), stormChance(100, EVEN)]).toEqual([
      40, 60, 95, 5,
    ]);
    const better = { skill: { attacker: 7, holder: 2 }, morale: { attacker: 100, holder: 80 } };
    expect([advantageOf(better), stormChance(300, better)]).toEqual([14, 54]);
    expect(advantageOf({ ...EVEN, morale: { attacker: 96, holder: 100 } })).toBe(-1);
  });

  test('UM-14.12 the morale of allies is the mean over their units', () => {
    expect(
      jointMorale([
        { units: 3, morale: 100 },
        { units: 1, morale: 50 },
      ]),
    ).toBe(87);
    expect(jointMorale([])).toBe(100);
  });

  test('UM-14.16 treachery is likelier against the unskilled', () => {
    expect([0, 3, 7].map(treasonChance)).toEqual([64, 55, 43]);
  });

  test('UM-14.18 surrender: three times the square of the turns, hunger, a beaten relief, odds', () => {
    const siege = { ...EVEN, t: 1, stores: 9, odds: 100, reliefBeaten: false, bySea: false };
    expect([1, 2, 3, 4, 6].map((t) => surrenderChance({ ...siege, t }))).toEqual([3, 12, 27, 48, 95]);
    expect(surrenderChance({ ...siege, t: 3, stores: 2 })).toBe(52);
    expect(surrenderChance({ ...siege, t: 3, stores: 2, bySea: true })).toBe(13);
    expect(surrenderChance({ ...siege, reliefBeaten: true })).toBe(43);
    expect(surrenderChance({ ...siege, odds: 300 })).toBe(13);
    expect(surrenderChance({ ...siege, odds: 50 })).toBe(1);
    expect([siegeOdds(1, 9), siegeOdds(30, 10), siegeOdds(90, 10), siegeOdds(1, 0)]).toEqual([50, 300, 500, 500]);
  });

  test('UM-14.19 stores last by revenue and mouths', () => {
    expect([storesOf(3, 5, 50), storesOf(3, 5, 49), storesOf(3, 1, 500), storesOf(3, 0, 0)]).toEqual([3, 3, 1, 99]);
    expect(storesOf(3, 15, 60)).toBe(7);
  });
});
