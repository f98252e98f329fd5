import { Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { numberedMap, readDrawnMap } from '../../src/index.ts';

const drawn = (map: unknown, others: unknown = {}) => {
  const words = new Words(map, 'map', []);
  const lands = new Words(others, 'lands', words.faults);
  const { places, borders } = numberedMap(readDrawnMap(words, words.as(null)), lands);
  return {
    places: places.map((place) => place && `${place.number} ${place.name}, ${place.kind}`),
    borders: borders.map(({ a, b, kind }) => `${a}-${b} ${kind}`),
    faults: words.faults.map(({ path, text }) => `${path}: ${text}`),
  };
};

describe('the places of a drawn map', () => {
  test('are numbered as they are named, around those whose numbers are said, and others follow', () => {
    expect(drawn(['Wales #2', 'Kent - Essex', 'Essex ~ Channel'], { York: 'Eng', kent: 'Eng' })).toEqual({
      places: [null, '1 Kent, land', '2 Wales, land', '3 Essex, land', '4 Channel, sea', '5 York, land'],
      borders: ['1-3 land', '3-4 coast'],
      faults: [],
    });
  });

  test.each([
    [['Kent - Essex'], { Esex: 'Eng' }, 'lands.Esex: Esex is not on the map; did you mean Essex?'],
    [['Kent - Essex'], { 9: 'Eng' }, "lands.9: there is no place '9'"],
    [['Kent ~ Channel', 'Kent - Channel'], {}, 'map[2]: Kent and Channel have no border -: coasts are Kent ~ Channel'],
  ])('%j with %j is no map', (map, others, fault) => {
    expect(drawn(map, others).faults).toContain(fault);
  });
});
