import { covers } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { labelOf } from '../../src/grow/label.ts';
import { seatOf } from '../../src/grow/seat.ts';

const BLOCK = [0, 0, 300, 0, 300, 100, 0, 100];

describe('labels', () => {
  test('stand in the middle of a plain block, with an ellipse of its width', () => {
    expect(labelOf([BLOCK])).toEqual({ x: 150, y: 50, room: 300 });
  });

  test('stand in the widest part, not in the middle of all', () => {
    const lean = [0, 0, 400, 0, 400, 90, 160, 90, 160, 400, 0, 400];
    const { x, y, room } = labelOf([lean]);
    expect([Math.abs(x - 130) < 90, y < 90, room > 200]).toEqual([true, true, true]);
  });

  test('avoid islands and holes', () => {
    const hole = [100, 30, 200, 30, 200, 70, 100, 70];
    const label = labelOf([BLOCK, hole]);
    expect(covers([BLOCK, hole], label)).toBe(true);
    expect(label.room).toBeLessThan(200);
  });

  test('have no room where there is no outline', () => {
    expect(labelOf([]).room).toBe(0);
  });

  test('lie inside a shape of which the middle is outside', () => {
    const hook = [0, 0, 200, 0, 200, 20, 20, 20, 20, 180, 200, 180, 200, 200, 0, 200];
    expect(covers([hook], labelOf([hook]))).toBe(true);
  });
});

describe('seats', () => {
  const label = { x: 150, y: 50 };

  test.each([
    ['stay where the place is', [40, 30], { x: 40, y: 30 }],
    ['are rounded', [40.4, 29.6], { x: 40, y: 30 }],
    ['keep off the outline', [1, 50], { x: 4, y: 50 }],
    ['come back from outside', [-60, 50], { x: 3, y: 50 }],
  ] as const)('%s', (_, site, seat) => {
    expect(seatOf(site, [BLOCK], label)).toEqual(seat);
  });

  test('stand on the label where the area is too thin for any other spot', () => {
    expect(seatOf([-500, -500], [[0, 0, 3, 0, 3, 3, 0, 3]], { x: 1, y: 1 })).toEqual({ x: 1, y: 1 });
  });
});
