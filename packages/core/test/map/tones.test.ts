import { describe, expect, test } from 'vitest';
import { TONE_COUNT, tonesByNeighbours } from '../../src/map/tones.ts';

/** A board of squares that touch along their sides, each owned by one power. */
const board = (side: number) => {
  const at = (x: number, y: number): number[] => (x < 0 || y < 0 || x >= side || y >= side ? [] : [y * side + x]);
  const neighbours = (area: number): readonly number[] => {
    const [x, y] = [area % side, Math.floor(area / side)];
    return [...at(x - 1, y), ...at(x + 1, y), ...at(x, y - 1), ...at(x, y + 1)];
  };
  const areas = Array.from({ length: side * side }, (_, area) => area);
  return { neighbours, areasOf: Object.fromEntries(areas.map((area) => [`P${area}`, [area]])) };
};

describe('tones by neighbours', () => {
  test('differ between any two of 81 powers that lie beside each other', () => {
    const { areasOf, neighbours } = board(9);
    const tones = tonesByNeighbours({ areasOf, neighbours });
    for (const [power, [area]] of Object.entries(areasOf)) {
      for (const near of neighbours(area as number)) expect(tones[`P${near}`]).not.toBe(tones[power]);
    }
  });

  test('are spread: no tone is had by many while another is had by few', () => {
    const tones = Object.values(tonesByNeighbours(board(9)));
    const counts = Array.from({ length: TONE_COUNT }, (_, tone) => tones.filter((each) => each === tone).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  test('do not depend on the order in which powers are named', () => {
    const { areasOf, neighbours } = board(6);
    const turned = Object.fromEntries(Object.entries(areasOf).toReversed());
    expect(tonesByNeighbours({ areasOf: turned, neighbours })).toEqual(tonesByNeighbours({ areasOf, neighbours }));
  });

  test('are given to powers without land, and where all are taken around one', () => {
    const star = Object.fromEntries(Array.from({ length: 30 }, (_, power) => [`P${power}`, [power]]));
    const all = Object.keys(star).map(Number);
    const tones = tonesByNeighbours({
      areasOf: { ...star, Exile: [] },
      neighbours: (area) => all.filter((other) => other !== area),
    });
    expect(Object.keys(tones)).toHaveLength(31);
    expect(new Set(Object.values(tones)).size).toBe(TONE_COUNT);
  });
});
