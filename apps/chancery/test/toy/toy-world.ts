import type { World } from '@chancery/core';

/** One square field in a sea. */
export const WORLD: World = {
  id: 'field',
  title: 'The Field',
  width: 400,
  height: 300,
  areas: [
    {
      number: 1,
      name: 'The Field',
      kind: 'land',
      terrain: 'plain',
      rings: [[100, 50, 300, 50, 300, 250, 100, 250]],
      label: { x: 200, y: 150, room: 150 },
      seat: { x: 200, y: 180 },
    },
    {
      number: 2,
      name: 'The Sea',
      kind: 'sea',
      terrain: 'sea',
      rings: [
        [0, 0, 400, 0, 400, 300, 0, 300],
        [100, 50, 300, 50, 300, 250, 100, 250],
      ],
      label: { x: 50, y: 150, room: 80 },
      seat: { x: 50, y: 150 },
    },
  ],
  borders: [{ a: 1, b: 2, kind: 'coast', lines: [[100, 50, 300, 50, 300, 250, 100, 250, 100, 50]] }],
  wilds: [],
};
