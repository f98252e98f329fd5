import type { BorderKind, Line, MapPicture, World, WorldArea, WorldBorder } from '@chancery/core';

/** A made-up coast with seven lands, three seas and every kind of border, for tests of the drawing. */

const BENDS = [0, 9, -6, 13, 4, -11, 7, -3, 10, -8, 2, 0];

/** A line from one point to another that wavers a little, always in the same way. */
const wavering = (x0: number, y0: number, x1: number, y1: number): Line =>
  BENDS.flatMap((bend, at) => {
    const share = at / (BENDS.length - 1);
    const across = x1 - x0 > y1 - y0 ? [0, bend] : [bend, 0];
    return [
      Math.round(x0 + (x1 - x0) * share) + (across[0] ?? 0),
      Math.round(y0 + (y1 - y0) * share) + (across[1] ?? 0),
    ];
  });

const ARCS = {
  northCoast: wavering(430, 0, 370, 310),
  westCoast: wavering(370, 310, 460, 600),
  southCoast: wavering(460, 600, 540, 900),
  northRoad: wavering(370, 310, 790, 290),
  southRoad: wavering(460, 600, 770, 610),
  eastRoad: wavering(790, 290, 1200, 320),
  farRoad: wavering(770, 610, 1200, 590),
  ridge: wavering(800, 0, 790, 290),
  stream: wavering(790, 290, 770, 610),
  valley: wavering(770, 610, 780, 900),
  northSeam: wavering(0, 330, 370, 310),
  southSeam: wavering(0, 620, 460, 600),
  shore: [120, 430, 180, 400, 240, 420, 265, 470, 230, 520, 170, 530, 125, 490],
} as const satisfies { readonly [name: string]: Line };

const back = (line: Line): Line => {
  const points: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] as number, line[at + 1] as number);
  return points;
};

const area = (
  number: number,
  name: string,
  kind: 'land' | 'sea',
  terrain: string,
  rings: readonly Line[],
  label: readonly [number, number, number],
  seat: readonly [number, number],
): WorldArea => ({
  number,
  name,
  kind,
  terrain,
  rings,
  label: { x: label[0], y: label[1], room: label[2] },
  seat: { x: seat[0], y: seat[1] },
});

const { northCoast, westCoast, southCoast, northRoad, southRoad, eastRoad, farRoad, ridge, stream, valley } = ARCS;
const { northSeam, southSeam, shore } = ARCS;

const border = (a: number, b: number, kind: BorderKind, line: Line): WorldBorder => ({ a, b, kind, lines: [line] });

export const littleWorld = (): World => ({
  id: 'little-world',
  title: 'A little world',
  width: 1200,
  height: 900,
  areas: [
    area(
      1,
      'Norland',
      'land',
      'forest',
      [[...ridge, ...back(northRoad), ...back(northCoast)]],
      [600, 140, 320],
      [520, 220],
    ),
    area(2, 'Eastmark', 'land', 'hill', [[...back(ridge), 1200, 0, ...back(eastRoad)]], [1000, 150, 340], [930, 210]),
    area(
      3,
      'West March',
      'land',
      'plain',
      [[...northRoad, ...stream, ...back(southRoad), ...back(westCoast)]],
      [600, 440, 330],
      [480, 470],
    ),
    area(
      4,
      'Midden',
      'land',
      'steppe',
      [[...eastRoad, ...back(farRoad), ...back(stream)]],
      [990, 450, 350],
      [1050, 520],
    ),
    area(
      5,
      'Southland & "Isles"',
      'land',
      'marsh',
      [[...southRoad, ...valley, ...back(southCoast)]],
      [640, 750, 250],
      [620, 830],
    ),
    area(6, 'Tarn', 'land', 'desert', [[...farRoad, 1200, 900, ...back(valley)]], [990, 740, 360], [900, 800]),
    area(7, 'Holm', 'land', 'plain', [shore], [190, 465, 110], [190, 480]),
    area(8, 'Northern Sea', 'sea', 'sea', [[0, 0, ...northCoast, ...back(northSeam)]], [190, 150, 300], [200, 240]),
    area(
      9,
      'Middle Sea',
      'sea',
      'sea',
      [[...northSeam, ...westCoast, ...back(southSeam)], shore],
      [300, 370, 180],
      [330, 520],
    ),
    area(10, 'Southern Sea', 'sea', 'sea', [[...southSeam, ...southCoast, 0, 900]], [240, 760, 380], [250, 820]),
  ],
  borders: [
    border(1, 2, 'mountain', ridge),
    border(1, 3, 'land', northRoad),
    border(2, 4, 'land', eastRoad),
    border(3, 4, 'river', stream),
    border(3, 5, 'bridge', southRoad),
    border(3, 7, 'strait', [265, 470, 415, 450]),
    border(4, 6, 'land', farRoad),
    border(5, 6, 'land', valley),
    border(1, 8, 'coast', northCoast),
    border(3, 9, 'coast', westCoast),
    border(7, 9, 'coast', [...shore, 120, 430]),
    border(5, 10, 'reef', southCoast),
    border(8, 9, 'sea', northSeam),
    border(9, 10, 'sea', southSeam),
  ],
  wilds: [],
});

/** Two realms, a third with a claim, independents, and one of everything that can be shown. */
export const littlePicture = (): MapPicture => ({
  title: 'A little world',
  subtitle: 'Spring 1320 <turn 1>',
  powers: [
    { code: 'Nor', name: 'Kingdom of Norland', tone: 0 },
    { code: 'Eas', name: 'Duchy of Eastmark', tone: 1 },
    { code: 'Sou', name: 'Southern League', tone: 2 },
    { code: 'Ind', name: 'Independents', tone: 0, plain: true },
  ],
  areas: [
    {
      area: 1,
      owner: 'Nor',
      tag: 'Nor',
      city: { name: 'Kingsport', capital: true },
      harbour: true,
      fort: { level: 7, damage: 2 },
      value: '13',
    },
    {
      area: 2,
      owner: 'Eas',
      tag: 'Eas',
      city: { name: 'Dunholt', capital: true },
      fort: { level: 12, damage: 0 },
      value: '10',
    },
    {
      area: 3,
      owner: 'Nor',
      tag: 'Nor',
      city: { name: 'Ley', capital: false },
      fort: { level: 2, damage: 1 },
      damage: 3,
    },
    { area: 4, owner: 'Eas', tag: 'Eas', claim: 'Nor', damage: 1 },
    { area: 5, owner: 'Sou', tag: 'Sou', city: { name: 'Reed & Sons', capital: true }, harbour: true },
    { area: 6, owner: 'Ind', tag: 'Ind', fort: { level: 5, damage: 5 } },
    { area: 7, owner: 'Nor', tag: 'Nor', harbour: true },
  ],
  markers: [
    { area: 1, base: 'own', miniature: 'foot', count: 8, title: 'Own troops in Norland: 8' },
    { area: 1, base: 'foreign', miniature: 'horse', count: 3, title: 'Foreign troops in Norland: 3' },
    { area: 1, base: 'allied', miniature: 'general', count: 12, title: 'Allied troops in Norland: 12' },
    { area: 3, base: 'own', miniature: 'siege', count: 4, title: 'Own troops in West March: 4', selected: true },
    { area: 6, base: 'independent', miniature: 'missile', count: 5, title: 'Independent troops in Tarn: 5' },
    { area: 7, base: 'own', miniature: 'missile', count: 2, title: 'Own troops in Holm: 2' },
    { area: 9, base: 'own', miniature: 'ship', count: 6, title: 'Own ships in the Middle Sea: 6' },
  ],
  arrows: [
    { unit: 'A1', through: [3, 4, 6], selected: true },
    { unit: 'A2', through: [1, 3] },
    { unit: 'F1', through: [9, 10], from: { x: 300, y: 500 } },
  ],
});
