import { describe, expect, test } from 'vitest';
import type { LandBattle } from '../../src/battle/land.ts';
import { hitNation, wholeOrder } from '../../src/battle/losses.ts';
import type { RetreatTerm } from '../../src/order.ts';
import { CAUTIOUS, ENGINEER, LAND_LOSSES, STEPPE } from '../../src/words.ts';
import { ATTACKER, DEFENDER, fought, leader, ONCE, THIRD } from '../fights.ts';

describe('a round', () => {
  test('W83-11.23, 11.24 all roll before anybody falls', () => {
    // Infantry attacks at 3 and defends at 6; both hit.
    expect(fought({ attackers: '1 inf', defenders: '1 inf', fight: [3, 6] })).toMatchObject({
      rounds: 1,
      lost: ['inf 11 | inf 21'],
      attackers: '',
      defenders: '',
    });
  });
  test('W83-11.30 rounds go on until one side is gone', () => {
    expect(fought({ attackers: '2 inf', defenders: '1 inf', fight: [4, 4, 7, 4, 3, 7] })).toMatchObject({
      rounds: 2,
      lost: [' | ', ' | inf 21'],
      attackers: 'inf 11, inf 12',
    });
  });
  test('W83-11.25 coastal defence falls first, then the highest ids', () => {
    expect(fought({ attackers: '3 cav', defenders: '1 coast, 2 inf', fight: [6, 6, 10], leaving: ONCE })).toMatchObject(
      {
        lost: [' | coast, inf 22'],
        defenders: 'inf 21',
      },
    );
  });
  test('W83-11.25 those without points before those with', () => {
    const side = { leader: leader(DEFENDER, 1), points: [{ count: 1, type: 'inf', points: 1 }] as const };
    expect(
      fought({ attackers: '1 cav', defenders: '1 inf, 1 cav, 1 inf', fight: [6], leaving: ONCE, defend: side }).lost,
    ).toEqual([' | inf 23']);
    const last = { leader: leader(DEFENDER, 3), points: [] };
    expect(
      fought({
        attackers: '2 cav',
        defenders: '2 inf',
        fight: [6, 10],
        leaving: ONCE,
        defend: { ...last, leader: leader(DEFENDER, 1) },
      }).lost,
    ).toEqual([' | inf 22']);
  });
  test('W83-17.8 by the order that its nation gave', () => {
    const losses = new Map([[DEFENDER, ['cav', 'inf'] as const]]);
    expect(
      fought({ attackers: '1 cav', defenders: '1 inf, 1 cav', fight: [6], leaving: ONCE, defend: { losses } }).lost,
    ).toEqual([' | cav 22']);
    expect(fought({ attackers: '1 cav', defenders: '1 inf, 1 cav', fight: [6], leaving: ONCE }).lost).toEqual([
      ' | inf 21',
    ]);
  });
  test('W83-11.26 the nation with most left takes the hit, of several the one whose side it is, else the first', () => {
    const owned = (...owners: readonly number[]) => owners.map((owner) => ({ owner }));
    expect(hitNation(owned(3, 3, 2), 2)).toBe(3);
    expect(hitNation(owned(3, 3, 2, 2), 2)).toBe(2);
    expect(hitNation(owned(3, 4, 4, 3), 2)).toBe(3);
    expect(hitNation(owned(4, 2), 4)).toBe(4);
    expect(hitNation([], 2)).toBeNull();
    expect(wholeOrder(['cav'], LAND_LOSSES).slice(0, 2)).toEqual(['cav', LAND_LOSSES.find((type) => type !== 'cav')]);
    expect(new Set(wholeOrder(['cav'], LAND_LOSSES)).size).toBe(LAND_LOSSES.length);
    expect(
      fought({ attackers: '1 cav', defenders: `1 inf, 2 inf of ${THIRD}`, fight: [6], leaving: ONCE }).lost,
    ).toEqual([' | inf 23']);
  });
});

describe('walls', () => {
  test('W83-11.20, 11.21 each gun takes one on a 5 or less, before the others fight', () => {
    expect(
      fought({ attackers: '2 art, 1 inf', defenders: '1 inf', fort: 4, siege: [5, 6], fight: [], leaving: ONCE }),
    ).toMatchObject({
      forts: [3],
      engineered: false,
    });
  });
  test('W83-11.20 none below nothing, and no more dice then', () => {
    const { forts } = fought({
      attackers: '3 art, 1 inf',
      defenders: '1 inf',
      fort: 1,
      siege: [1, 1, 1],
      fight: [],
      leaving: ONCE,
    });
    expect(forts).toEqual([0]);
    expect(
      fought({ attackers: '1 art, 1 inf', defenders: '1 inf', fort: 0, siege: [1], fight: [], leaving: ONCE }).forts,
    ).toEqual([0]);
    expect(
      fought({ attackers: '1 art, 1 inf', defenders: '1 inf', siege: [1], fight: [], leaving: ONCE }).forts,
    ).toEqual([null]);
  });
  test('W83-11.12 guns that land do not fire', () => {
    expect(
      fought({ attackers: '1 art sea, 1 inf', defenders: '1 inf', fort: 4, siege: [1], fight: [], leaving: ONCE })
        .forts,
    ).toEqual([4]);
  });
  test('W83-4.23 under a Master Engineer walls are two lower, and a 7 hits them', () => {
    const attack = { leader: leader(ATTACKER, 0, ENGINEER) };
    expect(
      fought({
        attackers: '2 art, 1 inf',
        defenders: '1 inf',
        fort: 5,
        siege: [7, 8],
        fight: [],
        leaving: ONCE,
        attack,
      }),
    ).toMatchObject({
      forts: [2],
      engineered: true,
    });
    expect(fought({ attackers: '1 inf', defenders: '1 inf', fort: 1, fight: [], leaving: ONCE, attack })).toMatchObject(
      { forts: [0], engineered: true },
    );
    expect(
      fought({ attackers: '1 inf', defenders: '1 inf', fort: 0, fight: [], leaving: ONCE, attack }).engineered,
    ).toBe(false);
  });
});

describe('going back', () => {
  test('W83-11.42, 11.43 who has somewhere to go goes, the others fight on', () => {
    expect(
      fought({
        attackers: '2 inf',
        defenders: '1 inf',
        fight: [10, 10, 10, 10, 6],
        leaving: ONCE,
        retreats: ({ id }) => id === 12,
      }),
    ).toMatchObject({ rounds: 2, retreated: 'inf 12', lost: [' | ', 'inf 11 | '], defenders: 'inf 21' });
  });
  test('W83-11.40 conditions count losses and what is left on both sides', () => {
    const leaving = (term: RetreatTerm): LandBattle['leaving'] => ({ terms: [term] });
    const fight = [10, 10, 6, 10, 10, 10, 10, 10, 10, 10];
    expect(
      fought({ attackers: '2 inf', defenders: '1 inf', fight, leaving: leaving({ measure: 'losses', than: 1 }) })
        .rounds,
    ).toBe(1);
    expect(
      fought({ attackers: '2 inf', defenders: '1 inf', fight, leaving: leaving({ measure: 'units', than: 1 }) }).rounds,
    ).toBe(1);
    expect(
      fought({ attackers: '2 inf', defenders: '1 inf', fight, leaving: leaving({ measure: 'enemy', than: 1 }) }).rounds,
    ).toBe(1);
    expect(
      fought({ attackers: '2 inf', defenders: '1 inf', fight, leaving: leaving({ measure: 'rounds', than: 3 }) })
        .rounds,
    ).toBe(3);
  });
  test('W83-19.45 when outmatched: when its factors are the smaller ones, and not when they are equal', () => {
    const leaving = 'when outmatched';
    expect(fought({ attackers: '1 inf', defenders: '1 inf', fight: [10, 10], leaving })).toMatchObject({
      rounds: 1,
      retreated: 'inf 11',
    });
    // Two infantry attack at 3 each, one defends at 6.
    expect(fought({ attackers: '2 inf', defenders: '1 inf', fight: [10, 10, 10, 3, 10, 10], leaving })).toMatchObject({
      rounds: 2,
      retreated: '',
      attackers: 'inf 11, inf 12',
    });
  });
  test('W83-11.29 guns that are left alone go back, or are lost', () => {
    expect(fought({ attackers: '1 inf, 1 art', defenders: '1 inf', fight: [10, 6] })).toMatchObject({
      rounds: 1,
      retreated: 'art 12',
    });
    expect(
      fought({ attackers: '1 inf, 1 art', defenders: '1 inf', fight: [10, 6], retreats: () => false }),
    ).toMatchObject({
      rounds: 1,
      retreated: '',
      partingLost: 'art 12',
      attackers: '',
    });
  });
  test('W83-11.55 whoever goes back aboard is fired at once more', () => {
    expect(fought({ attackers: '2 inf sea', defenders: '1 inf', fight: [10, 10, 10, 6], leaving: ONCE })).toMatchObject(
      { rounds: 1, parting: [6], partingLost: 'inf 12', retreated: 'inf 11' },
    );
    expect(fought({ attackers: '1 inf', defenders: '1 inf', fight: [10, 10, 6], leaving: ONCE })).toMatchObject({
      parting: [],
      retreated: 'inf 11',
    });
  });
});

describe('the Cautious', () => {
  const defend = { leader: leader(DEFENDER, 0, CAUTIOUS) };
  const cautious: readonly RetreatTerm[] = [{ measure: 'rounds', than: 1 }];
  test('W83-4.20 leaves with the troops of his nation when his terms are met; militia stays behind, and holds nothing', () => {
    expect(fought({ attackers: '1 inf', defenders: '2 inf, 1 mil', fight: [10], defend, cautious })).toMatchObject({
      rounds: 1,
      withdrawn: 'inf 21, inf 22',
      defenders: '',
      attackers: 'inf 11',
    });
  });
  test('W83-4.21 others fight on', () => {
    expect(
      fought({
        attackers: '1 inf',
        defenders: `1 inf, 1 inf of ${THIRD}`,
        fight: [10, 10, 10, 10, 6],
        defend,
        cautious,
      }),
    ).toMatchObject({ rounds: 2, withdrawn: 'inf 21', defenders: 'inf 22', attackers: '' });
  });
  test('W83-4.20 stays until his terms are met', () => {
    const terms: readonly RetreatTerm[] = [{ measure: 'losses', than: 1 }];
    expect(
      fought({ attackers: '1 cav', defenders: '2 inf', fight: [10, 10, 10, 6], defend, cautious: terms }),
    ).toMatchObject({
      rounds: 2,
      withdrawn: 'inf 21',
      lost: [' | ', ' | inf 22'],
    });
  });
});

test('W83-11.25 W83-4.6 who has one point falls after those without, though their id is the highest', () => {
  // With Steppe Cavalry knights by land are at 9 already: the point is for the one who came over a strait.
  const attack = { leader: leader(ATTACKER, 1, STEPPE) };
  expect(
    fought({ attackers: '2 knt, 1 knt strait', defenders: '1 inf', fight: [10, 10, 10, 6], leaving: ONCE, attack })
      .lost,
  ).toEqual(['knt 12 | ']);
});
