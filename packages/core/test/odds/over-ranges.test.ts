import { describe, expect, test } from 'vitest';
import { joinOdds } from '../../src/odds/join.ts';
import type { OddsReport } from '../../src/odds/odds-report.ts';
import { overRanges } from '../../src/odds/over-ranges.ts';
import { err, ok, type Result } from '../../src/result.ts';

const asked: string[] = [];
const numberIn = (force: string): number => Number(/^(\d+) foot$/.exec(force)?.[1] ?? Number.NaN);

/** Whoever has more wins; of equals both may. */
const ask = (request: unknown): Result<OddsReport, readonly string[]> => {
  const { attackers, defenders } = request as { readonly attackers: string[]; readonly defenders: string[] };
  const forces = [...attackers, ...defenders];
  asked.push(forces.join(' : '));
  if (forces.some((force) => Number.isNaN(numberIn(force)))) return err(['not understood']);
  const [ours, theirs] = [numberIn(attackers[0] as string), numberIn(defenders[0] as string)];
  const chance = Math.round((10_000 * ours) / (ours + theirs));
  const sure = (id: string, each: number) => ({ id, label: id, chance: each, low: each, high: each });
  return ok({
    title: 'a fight',
    rule: 'T-1',
    runs: null,
    outcomes: [sure('won', chance), sure('lost', 10_000 - chance)].filter((outcome) => outcome.chance > 0),
    losses: [],
    notes: [],
  });
};
const request = (attacker: string, defender: string) => ({
  attackers: [attacker],
  defenders: [defender],
  place: '',
  runs: 10,
  seed: 1,
});

describe('odds over ranges', () => {
  test('tell of each outcome the least and the most chance', () => {
    const odds = overRanges(ask)(request('6 foot', 'about 6 (2 to 12) foot'));
    expect(odds.ok && odds.value.outcomes).toMatchObject([
      { id: 'won', chance: 5000, least: 3333, most: 7500 },
      { id: 'lost', chance: 5000, least: 2500, most: 6667 },
    ]);
  });

  test('take a range by its two ends, in either order, and its middle for what is likely', () => {
    asked.length = 0;
    overRanges(ask)(request('12-4 foot', '5 to 8 foot'));
    expect(asked).toEqual(['8 foot : 7 foot', '4 foot : 8 foot', '12 foot : 5 foot']);
  });

  test('suppose at least one of what was seen', () => {
    asked.length = 0;
    overRanges(ask)(request('3 foot', '0 to 2 foot'));
    expect(asked).toEqual(['3 foot : 1 foot', '3 foot : 2 foot', '3 foot : 1 foot']);
  });

  test('leave a request with sure numbers, and one that is none, to the ruleset', () => {
    asked.length = 0;
    expect(overRanges(ask)(request('6 foot', '3 foot'))).toEqual(ask(request('6 foot', '3 foot')));
    expect(overRanges(ask)(request('4 to 12 elephants', '3 foot'))).toEqual(err(['not understood']));
    expect(overRanges(() => err(['no request']))('nothing')).toEqual(err(['no request']));
  });

  test('keep their ends when portions are joined', () => {
    const portion = (runs: number, least: number): OddsReport => ({
      title: 'a fight',
      rule: 'T-1',
      runs,
      outcomes: [{ id: 'won', label: 'won', chance: 5000, low: 4000, high: 6000, least, most: 8000 }],
      losses: [],
      notes: [],
    });
    expect(joinOdds([portion(100, 1000), portion(300, 2000)]).outcomes).toMatchObject([{ least: 1750, most: 8000 }]);
  });
});
