import { describe, expect, test } from 'vitest';
import {
  type BattleTrial,
  type BattleWords,
  battleOdds,
  exactOdds,
  flag,
  oddsReport,
  readBattle,
} from '../../src/index.ts';

interface Place {
  readonly hill: boolean;
}
interface Force {
  readonly men: number;
  readonly brave: boolean;
}

/** Men who fight on hills or not. */
const WORDS: BattleWords<Place, Force> = {
  mostForces: 3,
  place: { nothing: { hill: false }, kinds: [flag(/^hill$/, { hill: true })], notUnderstood: (it) => `no place ${it}` },
  noPlace: ({ hill }, text) => [[hill && text.includes('sea'), 'no hill at sea']],
  force: {
    nothing: { men: 0, brave: false },
    kinds: [
      { pattern: /^(\d+) men$/, read: (force, [, men]) => ({ ...force, men: force.men + Number(men) }) },
      flag(/^brave$/, { brave: true }),
    ],
    notUnderstood: (it) => `what is ${it}?`,
  },
  noForce: ({ men, brave }, { hill }, attacks) => [
    [men === 0, 'has nobody'],
    [brave && !attacks && hill, 'cannot be brave up there'],
  ],
};

const asked = (attackers: readonly string[], defenders: readonly string[], place = '') =>
  readBattle({ attackers, defenders, place, runs: 10, seed: 1 }, WORDS);

describe('a battle in words', () => {
  test('clauses come in any order, separated by commas, semicolons, plus or and', () => {
    expect(asked(['3 men, Brave; 2 men'], ['1  men and brave + 4 MEN'])).toEqual({
      ok: true,
      value: {
        question: { hill: false, attackers: [{ men: 5, brave: true }], defenders: [{ men: 5, brave: true }] },
        runs: 10,
        seed: 1,
      },
    });
  });

  test('every fault is listed: first the place, then force by force; what cannot be only where all was understood', () => {
    expect(asked(['3 men, fog', ''], ['2 men, brave'], 'hill, sea')).toEqual({
      ok: false,
      error: [
        'no place sea',
        'no hill at sea',
        'what is fog?',
        "'' has nobody",
        "'2 men, brave' cannot be brave up there",
      ],
    });
  });
});

/** One die: on 4 or more the defender falls. */
const TRIAL: BattleTrial<'won' | 'lost', string> = {
  parts: [
    { side: 'attacker', force: 1, kind: 'men', of: 1 },
    { side: 'defender', force: 2, kind: 'men', of: 1 },
  ],
  once: (dice) => {
    const won = dice.at('fight', '1').d(6) >= 4;
    return { outcome: won ? 'won' : 'lost', lost: won ? [0, 1] : [1, 0] };
  },
};

describe('odds of a battle', () => {
  test('outcomes are counted, and losses go with the parts in their order', () => {
    const { runs, outcomes, losses } = battleOdds(TRIAL, { runs: 100, seed: 3 });
    expect(runs).toBe(100);
    expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    const won = outcomes.find(({ outcome }) => outcome === 'won')?.count ?? 0;
    expect(losses.map(({ side, meanHundredths }) => [side, meanHundredths])).toEqual([
      ['attacker', 100 - won],
      ['defender', won],
    ]);
  });

  test('cases counted out give exact chances, the likelier first and what cannot be left out', () => {
    const part = { side: 'attacker', force: 1, kind: 'men', of: 3 } as const;
    expect(
      exactOdds({
        all: 6n,
        outcomes: { a: 1n, b: 4n, c: 1n, d: 0n },
        losses: [{ ...part, lost: 4n, least: 0, most: 2 }],
      }),
    ).toEqual({
      runs: null,
      outcomes: [
        { outcome: 'b', chance: 6667, low: 6667, high: 6667 },
        { outcome: 'a', chance: 1667, low: 1667, high: 1667 },
        { outcome: 'c', chance: 1667, low: 1667, high: 1667 },
      ],
      losses: [{ ...part, meanHundredths: 67, least: 0, most: 2 }],
    });
  });

  test('a report numbers the forces of a side that has several', () => {
    const question = { attackers: ['five'], defenders: ['two', 'three'] };
    const report = oddsReport(question, battleOdds(TRIAL, { runs: 10, seed: 3 }), {
      rule: 'T-1',
      force: (force: string) => `${force} men`,
      outcome: (outcome) => `it is ${outcome}`,
      kind: (kind) => kind.toUpperCase(),
      notes: ['so be it'],
    });
    expect(report).toMatchObject({ title: 'five men against two men beside three men', rule: 'T-1', runs: 10 });
    expect(report.losses.map(({ side, label }) => [side, label])).toEqual([
      ['attacker', 'MEN'],
      ['defender 2', 'MEN'],
    ]);
    expect(report.outcomes.every(({ id, label }) => label === `it is ${id}`)).toBe(true);
  });
});
