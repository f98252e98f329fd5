import { type Known, type RulesetTypes, type Sighting, type SightingSpec, seatId } from '@chancery/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageLayer } from '../../src/sightings/age-layer.ts';
import { blurredBy } from '../../src/sightings/estimates.ts';
import { heardOf, lookedOver, notOlder, sightedIn } from '../../src/sightings/memory.ts';
import { nextOwnNumber, numberGiven, type OwnNumbers } from '../../src/sightings/own-numbers.ts';
import { sightedForce, sightingLines, sightingMarkers } from '../../src/sightings/say-sightings.ts';

const seen = (area: number, owner: string | null, turn: number, more: Partial<Sighting> = {}): Sighting => ({
  area,
  turn,
  source: 'scouts',
  owner,
  figures: [{ kind: 'foot', said: 6, least: 4, most: 12 }],
  ...more,
});

const spec: SightingSpec<RulesetTypes> = {
  seen: ({ view }) => view as readonly Sighting[],
  now: () => 7,
  owner: (_, owner) => ({ Eng: 'England', Fra: 'France' })[owner] ?? owner,
  kind: (kind) => kind,
  source: (source) => `by ${source}`,
  miniature: () => 'foot',
};
const knowing = (...view: readonly Sighting[]): Known<RulesetTypes> => ({ setting: null, view });

describe('the memory of a seat', () => {
  test('keeps the newest of each place and owner, by place and owner', () => {
    const memory = [seen(2, 'Fra', 3), seen(1, 'Eng', 4)].reduce(heardOf<Sighting>, []);
    const newer = heardOf(memory, seen(2, 'Fra', 5));
    expect(newer.map(({ area, turn }) => [area, turn])).toEqual([
      [1, 4],
      [2, 5],
    ]);
    expect(heardOf(newer, seen(2, 'Fra', 4))).toBe(newer);
    expect(sightedIn(newer, 2)).toHaveLength(1);
  });

  test('forgets of a place that was looked over whatever was not found there', () => {
    const memory = [seen(2, 'Fra', 3), seen(2, 'Eng', 3), seen(1, 'Eng', 3)];
    expect(lookedOver(memory, 2, [seen(2, 'Eng', 5)]).map(({ owner, turn }) => [owner, turn])).toEqual([
      ['Eng', 3],
      ['Eng', 5],
    ]);
    const nobody = seen(2, null, 6, { figures: [] });
    expect(lookedOver(memory, 2, [nobody])).toEqual([seen(1, 'Eng', 3), nobody]);
  });

  test('can let go of what is old', () => {
    expect(notOlder([seen(1, 'Eng', 2), seen(2, 'Eng', 5)], 7, 2).map(({ area }) => area)).toEqual([2]);
  });
});

describe('an estimate', () => {
  test('holds every true number that could have been reported so, and no other bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(10, 25, 50), (count, percent) => {
        const reports = [-percent, 0, percent].map((off) => Math.max(1, Math.floor((count * (100 + off) + 50) / 100)));
        for (const said of reports) {
          const { least, most } = blurredBy('foot', said, percent);
          expect(least).toBeLessThanOrEqual(count);
          expect(most).toBeGreaterThanOrEqual(count);
        }
      }),
    );
    expect(blurredBy('foot', 20, 10)).toEqual({ kind: 'foot', said: 20, least: 18, most: 22 });
    expect(blurredBy('foot', 5, 0)).toMatchObject({ least: 5, most: 5 });
    expect(() => blurredBy('foot', 5, 100)).toThrow(RangeError);
  });
});

describe('numbers of units', () => {
  test('are counted by each power for itself and never given again', () => {
    const last: OwnNumbers = {};
    const raise = (power: string): number => {
      const number = nextOwnNumber(last, power);
      numberGiven(last, power, number);
      return number;
    };
    const [anna, berta] = [seatId('Anna'), seatId('Berta')];
    expect([raise(anna), raise(berta), raise(berta), raise(anna)]).toEqual([1, 1, 2, 2]);
  });
});

describe('what a seat knows is said', () => {
  test('in a place with number, doubt, age and source, and unknown where nothing is', () => {
    const known = knowing(
      seen(2, 'Fra', 5),
      seen(3, null, 7, { figures: [{ kind: null, said: 3, least: 3, most: 3 }] }),
    );
    const texts = (area: number) => sightingLines(spec, known, area, 'T-1').map(({ text }) => text);
    expect(texts(2)).toEqual(['France: about 6 (4 to 12) foot (as of turn 5, by scouts)']);
    expect(texts(3)).toEqual(['Owner unknown: 3 troops, kind unknown (seen now, by scouts)']);
    expect(texts(9)).toEqual(['Forces of others: unknown']);
    expect(sightingLines(spec, knowing(seen(4, null, 6, { figures: [] })), 4, 'T-1')[0]?.text).toBe(
      'Nobody there (as of turn 6, by scouts)',
    );
  });

  test('on the map by figure or question mark, range, age and power', () => {
    const mixed = seen(2, 'Fra', 5, {
      figures: [
        { kind: 'foot', said: 2, least: 2, most: 2 },
        { kind: null, said: 3, least: 1, most: 4 },
      ],
    });
    expect(sightingMarkers(spec, knowing(mixed, seen(3, 'Eng', 7), seen(4, null, 7, { figures: [] })))).toMatchObject([
      { area: 2, miniature: 'unknown', count: 5, amount: '3-6', asOf: 'T5', power: 'Fra' },
      { area: 3, miniature: 'foot', count: 6, amount: '4-12', power: 'Eng' },
    ]);
  });

  test('in a battle plan as ranges that odds can be asked about', () => {
    expect(sightedForce(spec, seen(2, 'Fra', 5), 'foot')).toBe('about 6 (4 to 12) foot');
  });

  test('on a layer by the age of the news, with a sign for what nobody knows', () => {
    const layer = ageLayer(spec, knowing(seen(1, 'Eng', 7), seen(2, 'Eng', 6), seen(3, 'Eng', 2)), [1, 2, 3, 4]);
    expect(layer.areas).toEqual([
      { area: 1, key: 'now', text: 'seen now' },
      { area: 2, key: 'recent', text: 'T6' },
      { area: 3, key: 'old', text: 'T2' },
      { area: 4, key: 'unknown', text: '?' },
    ]);
  });
});
