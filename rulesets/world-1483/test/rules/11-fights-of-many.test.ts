import { describe, expect, test } from 'vitest';
import { CAUTIOUS, STEPPE } from '../../src/words.ts';
import { ATTACKER, DEFENDER, fought, leader, ONCE, THIRD } from '../fights.ts';

const many = (count: number, roll: number): readonly number[] => Array.from({ length: count }, () => roll);

describe('who is left of a round', () => {
  test('W83-11.30 with no attackers left nobody withdraws', () => {
    const lost = fought({
      attackers: '1 inf',
      defenders: '2 inf',
      fight: [10, 1, 10],
      cautious: [{ measure: 'rounds', than: 1 }],
      defend: { leader: leader(DEFENDER, 1, CAUTIOUS) },
    });
    expect(lost).toMatchObject({ rounds: 1, attackers: '', withdrawn: '', defenders: 'inf 21, inf 22' });
  });
  test('W83-4.22 W83-11.52 when the Cautious leaves, coast and guests fight on', () => {
    const left = fought({
      attackers: '3 inf sea',
      defenders: '1 coast, 1 inf, 1 inf of 3',
      fight: [...many(3, 10), ...many(3, 10), 2, 2, 10, ...many(2, 10)],
      cautious: [{ measure: 'rounds', than: 1 }],
      defend: { leader: leader(DEFENDER, 0, CAUTIOUS) },
    });
    expect(left).toMatchObject({ rounds: 2, withdrawn: 'inf 21', defenders: '', attackers: 'inf 11, inf 12, inf 13' });
    expect(left.lost).toEqual([' | ', ' | coast, inf 22']);
  });
  test('W83-4.22 with the coast alone left the land is taken', () => {
    const left = fought({
      attackers: '1 inf sea',
      defenders: '1 coast, 1 inf',
      fight: many(3, 10),
      cautious: [{ measure: 'rounds', than: 1 }],
      defend: { leader: leader(DEFENDER, 0, CAUTIOUS) },
    });
    expect(left).toMatchObject({ rounds: 1, withdrawn: 'inf 21', defenders: '' });
  });
  test('W83-11.27 hits beyond the units left are lost', () => {
    expect(fought({ attackers: '3 cav', defenders: '1 inf', fight: [1, 1, 1, 10] })).toMatchObject({
      lost: [' | inf 21'],
      attackers: 'cav 11, cav 12, cav 13',
    });
  });
});

describe('walls and riders', () => {
  test('W83-11.20 no siege dice once the walls are down', () => {
    const siege = fought({
      attackers: '2 inf, 1 art',
      defenders: '1 inf',
      fort: 1,
      siege: [1, 1],
      fight: [10, 10, 10, 3, 10, 10],
    });
    expect(siege).toMatchObject({ rounds: 2, forts: [0, 0] });
    expect(siege.sieges).toEqual([[1], []]);
    expect(fought({ attackers: '2 inf, 1 art', defenders: '1 inf', fort: null, fight: [3, 10, 10] }).sieges).toEqual([
      [],
    ]);
  });
  test('W83-4.19 a coastal defence unit does not break a force of riders, infantry does', () => {
    // A rider defends at 3, under a master of the Steppe at 5.
    const beaten = (defenders: string) =>
      fought({
        attackers: '1 inf sea',
        defenders,
        fight: [10, 10, 5, ...many(3, 10)],
        leaving: ONCE,
        retreats: () => false,
        defend: { leader: leader(DEFENDER, 0, STEPPE) },
      }).lost[0];
    expect(beaten('1 coast, 1 cav')).toBe('inf 11 | ');
    expect(
      fought({
        attackers: '2 inf',
        defenders: '1 inf, 1 cav',
        fight: [10, 10, 10, 5],
        leaving: ONCE,
        defend: { leader: leader(DEFENDER, 0, STEPPE) },
      }).lost,
    ).toEqual([' | ']);
  });
  test('W83-11.25 those without points fall before those with, whatever their numbers', () => {
    // Knights that came by land are at 9 by themselves; those from the sea have the points.
    const lost = fought({
      attackers: '1 knt, 1 knt sea',
      defenders: '1 inf',
      fight: [10, 10, 1],
      leaving: ONCE,
      attack: { leader: leader(ATTACKER, 3, STEPPE) },
    }).lost;
    expect(lost).toEqual(['knt 11 | ']);
  });
});

describe('several nations on a side', () => {
  const losses = new Map([
    [DEFENDER, ['cav'] as const],
    [THIRD, ['knt'] as const],
  ]);
  test.each<readonly [what: string, first: number, defenders: string, lost: string]>([
    ['the nation with most', DEFENDER, '1 inf, 1 cav, 1 inf of 3', 'cav 22'],
    ['though it did not make the side', DEFENDER, '1 inf, 1 inf of 3, 1 knt of 3', 'knt 23'],
    ['of equals the one that made it', THIRD, '1 inf, 1 inf of 3', 'inf 22'],
    ['else the first in list order', 9, '1 inf of 3, 1 inf', 'inf 22'],
  ])('W83-11.26 each hit goes to %s', (_, first, defenders, lost) => {
    expect(
      fought({ attackers: '1 cav', defenders, fight: [1, ...many(4, 10)], leaving: ONCE, defend: { first, losses } })
        .lost,
    ).toEqual([` | ${lost}`]);
  });
});
