import type { MapPicture, MarkerBase, Miniature, World, WorldArea, WorldBorder } from '@chancery/core';

/** A world of many small lands, as crowded as a real one: a sheet of uneven squares, every seventh of them sea. */

const SIDE = 16;
const PACE = 100;

const NAMES = [
  'Ely',
  'Northumberland',
  'Upper Bavaria',
  'Ile de France',
  'Fez',
  'Vastergotland',
  'Old Castile',
  'Rhodes',
];
const TERRAINS = ['plain', 'forest', 'hill', 'marsh', 'desert', 'steppe', 'mountain'];

/** The corners of the squares stand a little off their places, so that no two squares are alike. */
const corner = (column: number, row: number): readonly [number, number] => {
  const edge = (at: number): boolean => at === 0 || at === SIDE;
  const off = (of: number): number => ((column * 31 + row * 17 + of * 13) % 61) - 30;
  return [column * PACE + (edge(column) ? 0 : off(1)), row * PACE + (edge(row) ? 0 : off(2))];
};

const isSea = (number: number): boolean => number % 7 === 3;
const numberAt = (column: number, row: number): number => row * SIDE + column + 1;

const square = (column: number, row: number): WorldArea => {
  const number = numberAt(column, row);
  const corners = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
  const middle = (axis: 0 | 1): number => Math.round(corners.reduce((sum, each) => sum + each[axis], 0) / 4);
  const [x, y] = [middle(0), middle(1)];
  return {
    number,
    name: `${NAMES[number % NAMES.length]}${isSea(number) ? ' Sea' : ''}`,
    kind: isSea(number) ? 'sea' : 'land',
    terrain: isSea(number) ? 'sea' : (TERRAINS[number % TERRAINS.length] ?? 'plain'),
    rings: [corners.flat()],
    label: { x, y, room: 80 },
    seat: { x: x + ((number * 7) % 41) - 20, y: y + ((number * 11) % 37) - 18 },
  };
};

const between = (a: number, b: number, from: readonly [number, number], to: readonly [number, number]): WorldBorder => {
  const seas = Number(isSea(a)) + Number(isSea(b));
  const land = a % 5 === 0 ? 'mountain' : 'land';
  return { a, b, kind: seas === 2 ? 'sea' : seas === 1 ? 'coast' : land, lines: [[...from, ...to]] };
};

const bordersOf = (column: number, row: number): readonly WorldBorder[] => {
  const here = numberAt(column, row);
  const right = between(here, here + 1, corner(column + 1, row), corner(column + 1, row + 1));
  const below = between(here, here + SIDE, corner(column, row + 1), corner(column + 1, row + 1));
  return [...(column + 1 < SIDE ? [right] : []), ...(row + 1 < SIDE ? [below] : [])];
};

const EVERYWHERE = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const);

export const patchworkWorld = (): World => ({
  id: 'patchwork',
  title: 'A patchwork',
  width: SIDE * PACE,
  height: SIDE * PACE,
  areas: EVERYWHERE.map(([column, row]) => square(column, row)),
  borders: EVERYWHERE.flatMap(([column, row]) => bordersOf(column, row)),
  wilds: [],
});

const BASES: readonly MarkerBase[] = ['own', 'allied', 'foreign', 'independent'];
const FIGURES: readonly Miniature[] = ['foot', 'missile', 'horse', 'siege', 'ship', 'general'];

/** Everything everywhere: two markers, city, walls, harbour and damage in every land. */
export const patchworkPicture = (): MapPicture => {
  const lands = patchworkWorld().areas.filter(({ kind }) => kind === 'land');
  const code = (number: number): string => `P${String.fromCharCode(97 + (number % 23))}`;
  return {
    title: 'A patchwork',
    powers: Array.from({ length: 23 }, (_, tone) => ({ code: code(tone), name: `Realm ${tone}`, tone })),
    areas: lands.map(({ number }) => ({
      area: number,
      owner: code(number),
      tag: code(number),
      city: { name: `Saint ${NAMES[(number + 3) % NAMES.length]}`, capital: number % 9 === 0 },
      harbour: number % 2 === 0,
      fort: { level: number % 13, damage: number % 4 },
      damage: number % 4,
      value: String(number % 14),
    })),
    markers: lands.flatMap(({ number, name }) =>
      [0, 1].map((which) => ({
        area: number,
        base: BASES[(number + which) % 4] ?? 'own',
        miniature: FIGURES[(number + which) % 6] ?? 'foot',
        count: 1 + ((number * 7 + which) % 40),
        title: `Troops in ${name}`,
      })),
    ),
    arrows: [],
  };
};
