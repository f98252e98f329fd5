import { describe, expect, test } from 'vitest';
import { drawVocabulary } from '../../src/index.ts';

describe('draws', () => {
  const places = ['Kent', 'Essex'];
  const { drawLabel, drawWords } = drawVocabulary<readonly string[]>({
    draws: ['attack', 'land.att'],
    placeIn: (words, _, setting) => (setting.includes(words) ? `${setting.indexOf(words)}` : null),
    placeWords: (place, _, setting) => setting[Number(place)] as string,
  });

  test.each([
    ['attack@Essex', 'attack@1'],
    ['attacks at Kent', 'attack@0'],
    ['land.att @ Kent', 'land.att@0'],
    [' Attack ', 'attack'],
    ['attack@Wales', null],
    ['siege@Kent', null],
  ])('%s is %s', (words, label) => {
    expect(drawLabel(words, places)).toBe(label);
  });

  test('labels are said with their places', () => {
    expect([drawWords('attack@1', places), drawWords('attack', places)]).toEqual(['attack@Essex', 'attack']);
  });
});
