import type { World, WorldArea } from '@chancery/core';
import { expect, test } from 'vitest';
import { touchedArea } from '../src/lib/desk/map/touched-area.ts';

const square = (number: number, left: number, top: number, side: number): WorldArea => ({
  number,
  name: `Area ${number}`,
  kind: 'land',
  terrain: 'plain',
  rings: [[left, top, left + side, top, left + side, top + side, left, top + side]],
  label: { x: left + side / 2, y: top + side / 2, room: side },
  seat: { x: left + side / 2, y: top + side / 2 },
});

/** A sea of 400 by 400 with an islet of 8 in it, and another 20 to its right. */
const world: World = {
  id: 'isles',
  title: 'Isles',
  width: 400,
  height: 400,
  areas: [square(1, 0, 0, 400), square(2, 96, 96, 8), square(3, 124, 96, 8)],
  borders: [],
  wilds: [],
};

test('a finger beside a small island means the island, the nearest of several', () => {
  expect(touchedArea(world, { x: 88, y: 100 }, 1, 1)).toBe(2);
  expect(touchedArea(world, { x: 112, y: 100 }, 1, 1)).toBe(2);
  expect(touchedArea(world, { x: 118, y: 100 }, 1, 1)).toBe(3);
  expect(touchedArea(world, { x: 88, y: 100 }, null, 1)).toBe(2);
});

test('beyond 22 pixels it means what is under it, and so it does at the name of that', () => {
  expect(touchedArea(world, { x: 76, y: 100 }, 1, 1)).toBe(1);
  expect(touchedArea(world, { x: 200, y: 200 }, 1, 1)).toBe(1);
  expect(touchedArea(world, { x: 300, y: 20 }, null, 1)).toBeNull();
});

test('an island that is large on the screen draws no finger', () => {
  expect(touchedArea(world, { x: 95, y: 100 }, 1, 0.1)).toBe(1);
  expect(touchedArea(world, { x: 88, y: 100 }, 1, 0.5)).toBe(1);
  expect(touchedArea(world, { x: 92, y: 100 }, 1, 0.5)).toBe(2);
});
