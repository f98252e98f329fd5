import type { World } from '@chancery/core';

/** One square, and nothing around it. */
export const WORLD: World = {
  id: 'market',
  title: 'The Market',
  width: 200,
  height: 200,
  areas: [
    {
      number: 1,
      name: 'The Market',
      kind: 'land',
      terrain: 'plain',
      rings: [[50, 50, 150, 50, 150, 150, 50, 150]],
      label: { x: 100, y: 100, room: 80 },
      seat: { x: 100, y: 120 },
    },
  ],
  borders: [],
  wilds: [],
};
