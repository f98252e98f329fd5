import { describe, expect, test } from 'vitest';
import type { Dice } from '../../src/dice/dice.ts';
import { simulate } from '../../src/odds/simulate.ts';

/** Attackers hit on 5 or 6, defenders lose one for each hit; both lost counts as a draw. */
const skirmish = (dice: Dice) => {
  const attack = dice.at('attack').d(6);
  const defence = dice.at('defence').d(6);
  const outcome = attack > defence ? 'won' : attack < defence ? 'lost' : 'drawn';
  return { outcome, measures: { attackersLost: defence > 4 ? 1 : 0, difference: attack - defence } } as const;
};

describe('simulate', () => {
  const odds = simulate({ runs: 50_000, seed: 1320, once: skirmish });

  test('finds the true chances within its own intervals', () => {
    const truth: { readonly [outcome: string]: number } = { won: 4166, lost: 4166, drawn: 1666 };
    expect(odds.outcomes).toHaveLength(3);
    for (const { outcome, chance, low, high } of odds.outcomes) {
      expect(low).toBeLessThanOrEqual(truth[outcome] as number);
      expect(high).toBeGreaterThanOrEqual(truth[outcome] as number);
      expect(high - low).toBeLessThan(90);
      expect(Math.abs(chance - (truth[outcome] as number))).toBeLessThan(50);
    }
  });

  test('counts every run once, the most frequent outcome first', () => {
    expect(odds.runs).toBe(50_000);
    expect(odds.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(50_000);
    expect(odds.outcomes.at(-1)?.outcome).toBe('drawn');
  });

  test('gives means in hundredths, and the extremes', () => {
    expect(odds.measures.attackersLost).toMatchObject({ least: 0, most: 1 });
    expect(Math.abs(odds.measures.attackersLost.meanHundredths - 33)).toBeLessThanOrEqual(1);
    expect(odds.measures.difference).toMatchObject({ least: -5, most: 5 });
    expect(Math.abs(odds.measures.difference.meanHundredths)).toBeLessThanOrEqual(5);
  });

  test('is the same for the same seed, and can be written down', () => {
    expect(simulate({ runs: 50_000, seed: 1320, once: skirmish })).toEqual(odds);
    expect(simulate({ runs: 50_000, seed: 1321, once: skirmish })).not.toEqual(odds);
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
  });

  test('outcomes equally frequent stand by name', () => {
    let turn = 0;
    const once = () => ({ outcome: ['b', 'c', 'a'][turn++ % 3] as string, measures: {} });
    expect(simulate({ runs: 3, seed: 1, once }).outcomes.map(({ outcome }) => outcome)).toEqual(['a', 'b', 'c']);
  });

  test('a mean is rounded half up', () => {
    let turn = 0;
    const once = () => ({ outcome: 'x', measures: { lost: turn++ % 8 === 0 ? 1 : 0 } });
    expect(simulate({ runs: 8, seed: 1, once }).measures.lost.meanHundredths).toBe(13);
  });
});

describe('what simulate refuses', () => {
  const once = () => ({ outcome: 'x', measures: {} });

  test('no runs and a bad seed', () => {
    for (const runs of [0, -1, 1.5]) expect(() => simulate({ runs, seed: 1, once })).toThrow('a simulation needs runs');
    expect(() => simulate({ runs: 1, seed: -1, once })).toThrow('a quick seed');
  });

  test('measures that are not whole or not always there', () => {
    expect(() => simulate({ runs: 2, seed: 1, once: () => ({ outcome: 'x', measures: { lost: 0.5 } }) })).toThrow(
      "measure 'lost' of run 0 is 0.5",
    );
    let turn = 0;
    const moody = () => ({ outcome: 'x', measures: (turn++ === 0 ? {} : { lost: 1 }) as { readonly lost: number } });
    expect(() => simulate({ runs: 3, seed: 1, once: moody })).toThrow("measure 'lost' was reported by 2 of 3 trials");
  });
});
