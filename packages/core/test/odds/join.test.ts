import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinOdds } from '../../src/odds/join.ts';
import type { OddsReport } from '../../src/odds/odds-report.ts';
import { wilsonInterval } from '../../src/odds/wilson.ts';

const report = (wins: number, runs: number, lost = 0): OddsReport => ({
  title: 'ten against ten',
  rule: 'T-1',
  runs,
  outcomes: [
    { id: 'won', label: 'won', ...wilsonInterval(wins, runs) },
    ...(wins < runs ? [{ id: 'lost', label: 'lost', ...wilsonInterval(runs - wins, runs) }] : []),
  ],
  losses: [{ side: 'attacker', label: 'Foot', of: 10, meanHundredths: lost, least: lost / 100, most: lost / 50 }],
  notes: [],
});

describe('joinOdds', () => {
  test('is the same as all runs made at once, however they are cut', () => {
    const cuts = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat({ max: 100 })), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(cuts, (slices) => {
        const reports = slices.map(([runs, share]) => report(Math.floor((runs * share) / 100), runs));
        const runs = slices.reduce((sum, [each]) => sum + each, 0);
        const wins = slices.reduce((sum, [each, share]) => sum + Math.floor((each * share) / 100), 0);
        const joined = joinOdds(reports);
        expect(joined.runs).toBe(runs);
        expect(joined.outcomes.find(({ id }) => id === 'won')).toEqual({
          id: 'won',
          label: 'won',
          ...wilsonInterval(wins, runs),
        });
      }),
    );
  });

  test('losses are weighed by runs; least and most are of all', () => {
    const [loss] = joinOdds([report(5, 100, 200), report(5, 300, 600)]).losses;
    expect(loss).toMatchObject({ meanHundredths: 500, least: 2, most: 12 });
  });

  test('outcomes stand by frequency, and one that occurs in a later report is there', () => {
    expect(joinOdds([report(10, 10), report(0, 90)]).outcomes.map(({ id, chance }) => [id, chance])).toEqual([
      ['lost', 9000],
      ['won', 1000],
    ]);
  });

  test('exact odds stay as they are; nothing, and too many runs in one, cannot be joined', () => {
    const exact = { ...report(1, 2), runs: null };
    expect(joinOdds([exact, exact])).toBe(exact);
    expect(() => joinOdds([])).toThrow(RangeError);
    expect(() => joinOdds([report(1, 10_000)])).toThrow(RangeError);
  });
});
