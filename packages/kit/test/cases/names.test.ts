import { Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { drawVocabulary, saidUnder, sectionsCalled } from '../../src/index.ts';

describe('sections of a position', () => {
  const sections = sectionsCalled({ provinces: ['province', 'land'], knownPacts: [] });

  test('go by each of their names, and what is said under several names of one adds up', () => {
    const words = new Words({ province: { Kent: 1 }, Land: { Essex: 2 }, 'known pacts': [] }, 'position', []);
    const said = sections.in(words);
    expect(said.map(([name]) => name)).toEqual(['provinces', 'provinces', 'knownPacts']);
    expect(saidUnder(said, 'provinces').map(({ value }) => value)).toEqual([{ Kent: 1 }, { Essex: 2 }]);
    expect(words.faults).toEqual([]);
    expect([sections.named('known_pacts'), sections.named('pacts')]).toEqual(['knownPacts', null]);
  });

  test('that there are not are faults, with what may have been meant', () => {
    const words = new Words({ provnices: {} }, 'position', []);
    expect(sections.in(words)).toEqual([]);
    expect(words.faults.map(({ path, text }) => `${path}: ${text}`)).toEqual([
      "position.provnices: there is no part of a position 'provnices'; did you mean provinces?",
    ]);
  });
});

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
