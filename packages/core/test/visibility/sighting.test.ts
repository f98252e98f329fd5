import { describe, expect, test } from 'vitest';
import { allSighted, exactly, isLater, type Sighting } from '../../src/visibility/sighting.ts';
import { sightingWords } from '../../src/visibility/sighting-words.ts';

const seen = (turn: number, section?: number): Sighting => ({
  area: 3,
  turn,
  ...(section === undefined ? {} : { section }),
  source: 'scouts',
  owner: 'Eng',
  figures: [],
});
const guess = { kind: 'foot', said: 6, least: 4, most: 12 } as const;

describe('a sighting', () => {
  test('is later by its turn, then by its section, and a whole turn ends after its sections', () => {
    expect(isLater(seen(4), seen(3, 3))).toBe(true);
    expect(isLater(seen(4, 2), seen(4, 1))).toBe(true);
    expect(isLater(seen(4), seen(4, 3))).toBe(true);
    expect(isLater(seen(4, 1), seen(4, 1))).toBe(false);
  });

  test('is summed over kinds, and without a bound where one of them has none', () => {
    expect(allSighted({ figures: [guess, exactly('horse', 2)] })).toEqual({ kind: null, said: 8, least: 6, most: 14 });
    expect(allSighted({ figures: [guess, { ...guess, most: null }] }).most).toBeNull();
  });

  test.each([
    [
      'en',
      'about 6 (4 to 12) foot',
      'about 6 (4 or more)',
      '2 troops, kind unknown',
      'as of turn 7, round 2',
      'seen now',
    ],
    [
      'de',
      'etwa 6 (4 bis 12) foot',
      'etwa 6 (mindestens 4)',
      '2 Truppen, Art unbekannt',
      'Stand: Zug 7, Runde 2',
      'eben gesehen',
    ],
  ] as const)('is said in %s by number, doubt and age', (language, figure, open, unknown, since, now) => {
    const words = sightingWords(language);
    expect(words.figure(guess, 'foot')).toBe(figure);
    expect(words.amount({ ...guess, most: null })).toBe(open);
    expect(words.figure(exactly(null, 2), null)).toBe(unknown);
    expect(words.since(seen(7, 2), 7)).toBe(since);
    expect(words.since(seen(7), 7)).toBe(now);
  });

  test('is as of whatever the rules call its turn', () => {
    expect(sightingWords('en').since(seen(7), 9, 'March 1483')).toBe('as of March 1483');
    expect(sightingWords('de').since(seen(7), 9)).toBe('Stand: Zug 7');
  });
});
