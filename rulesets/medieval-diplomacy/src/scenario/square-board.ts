import type { World, WorldArea, WorldBorder } from '@chancery/core';
import type { PlaceInfo } from '../setting.ts';

const SIDE = 100;

/** Places without a drawn map, as of a case: every one a square on a board. Nobody judges by where they lie. */
export const squareBoard = (
  places: readonly (PlaceInfo | null)[],
  borders: readonly Omit<WorldBorder, 'lines'>[],
): World => {
  const known = places.filter((info) => info !== null);
  const columns = Math.max(
    1,
    known.findIndex((_, index) => index * index >= known.length),
  );
  const areas = known.map(({ number, name, kind }, index): WorldArea => {
    const x = SIDE * (index % columns);
    const y = SIDE * Math.floor(index / columns);
    const middle = { x: x + SIDE / 2, y: y + SIDE / 2 };
    return {
      number,
      name,
      kind: kind === 'sea' ? 'sea' : 'land',
      terrain: kind === 'sea' ? 'sea' : 'plain',
      rings: [[x, y, x + SIDE, y, x + SIDE, y + SIDE, x, y + SIDE]],
      label: { ...middle, room: SIDE },
      seat: middle,
    };
  });
  return {
    id: 'case',
    title: 'The map of a case',
    width: SIDE * columns,
    height: SIDE * Math.max(1, Math.ceil(known.length / columns)),
    areas,
    borders: borders.map((border) => ({ ...border, lines: [] })),
    wilds: [],
  };
};
