import { describe, expect, test } from 'vitest';
import { untangled } from '../../src/grow/untangle.ts';
import { crossingsOf, stretchesOf } from './crossings.ts';

describe('untangling', () => {
  const straight = [0, 10, 50, 10, 100, 10];
  const dipping = [0, 20, 40, 20, 48, 9, 56, 20, 100, 20];

  test('leaves lines alone that do not cross, or only meet', () => {
    const lines = [straight, [0, 20, 100, 20], [50, 10, 50, 0], [0, 10, 0, 20]];
    expect(untangled(lines)).toEqual(lines);
  });

  test('leaves out the spot that matters least', () => {
    const [one, other] = untangled([straight, dipping]);
    expect(one).toEqual([0, 10, 100, 10]);
    expect(other).toEqual([0, 20, 40, 20, 56, 20, 100, 20]);
  });

  test('mends a line that crosses itself', () => {
    const loop = [0, 0, 50, 0, 52, 5, 48, -5, 50, 40];
    const lines = untangled([loop]);
    expect(crossingsOf(lines.flatMap(stretchesOf))).toEqual([]);
    expect([lines[0]?.slice(0, 2), lines[0]?.slice(-2)]).toEqual([
      [0, 0],
      [50, 40],
    ]);
  });

  test('never moves the ends of a line, where others end too', () => {
    const lines = [
      [0, 0, 100, 100],
      [0, 100, 100, 0],
    ];
    expect(untangled(lines)).toEqual(lines);
  });
});
