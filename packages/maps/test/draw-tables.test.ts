import { type MapPicture, type World, worldAt } from '@chancery/core';
import { drawFirst, drawSvg } from '@chancery/maps';
import { growFromPoints } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { littlePicture, littleWorld } from './little-world.ts';
import { allOf, byClass, byId, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

const EMPTY: MapPicture = { title: 'Tables', powers: [], areas: [], markers: [], arrows: [] };

const drawn = (world: World, picture: MapPicture = EMPTY, dark = false): Drawn =>
  readSvg(drawSvg(world, picture, { dark }));
const titleOf = ({ children }: Drawn): string => children.find(({ name }) => name === 'title')?.text ?? '';

/** Nine provinces in rows of three; the tables leave out some who touch, and tie two that are far apart. */
const AREAS = ['Ash', 'Birch', 'Cedar', 'Date', 'Elm', 'Fir', 'Gum', 'Holly', 'Ivy'].map((name, at) => ({
  number: at + 1,
  name,
  kind: 'land' as const,
  x: 10 * (at % 3),
  y: 10 * Math.floor(at / 3),
}));

/** From Cedar on through the other rows. */
const SNAKE = [
  [3, 6],
  [5, 6],
  [4, 5],
  [4, 7],
  [7, 8],
  [8, 9],
] as const;

const grown = (given: Parameters<typeof growFromPoints>[1]): World => {
  const result = growFromPoints(AREAS, given, { id: 'trees', title: 'The trees' });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('routes on the map', () => {
  const world = grown({
    routes: [
      { a: 1, b: 2, by: 'land', figures: [3, 1] },
      { a: 1, b: 2, by: 'sea', figures: [2, 4] },
      { a: 2, b: 3, by: 'land', figures: [5] },
      ...SNAKE.map(([a, b]) => ({ a, b, by: 'land' as const, figures: [a, 0] })),
    ],
    routeFigures: ['movement points', 'attrition <&>'],
  });
  const map = drawn(world);

  test('are drawn apart by the kind of their line, also two between one pair', () => {
    const pair = byClass(map, 'route').filter(({ attributes }) => attributes['data-route'] === '1-2');
    expect(pair.map(({ attributes }) => attributes.class)).toEqual(['route land', 'route sea']);
    const dashes = pair.map(({ children }) => children.at(-1)?.attributes['stroke-dasharray']);
    expect(dashes[0]).toBeUndefined();
    expect(dashes[1]).toMatch(/^[\d.]+ [\d.]+$/);
    const [land, sea] = pair.map(({ children }) => children.at(-1)?.attributes.d);
    expect(land).not.toBe(sea);
  });

  test('are labelled with their figures, and say what these are', () => {
    const figures = byClass(map, 'figures');
    expect(figures.map(wordsOf).filter((words) => words.endsWith('3·1'))).toHaveLength(1);
    expect(byClass(map, 'route').map(titleOf)).toContain('Ash to Birch by sea: movement points 2, attrition <&> 4');
    expect(byClass(map, 'route').map(titleOf)).toContain('Birch to Cedar by land: movement points 5');
    const shapes = new Set(
      figures.map(({ attributes, children }) => `${attributes.class} ${children[1]?.attributes.rx}`),
    );
    expect(shapes.size).toBe(2);
    expect(wordsOf(byId(map, 'legend'))).toContain('Route by land');
    expect(wordsOf(byId(map, 'legend'))).toContain('movement points · attrition <&>');
  });

  test('have no way across where areas touch without one', () => {
    const barred = byClass(map, 'barred').map(titleOf);
    expect(barred).toContain('No way between Ash and Date');
    expect(barred).toHaveLength(world.barred?.length as number);
    expect(wordsOf(byId(map, 'legend'))).toContain('No way across');
  });

  test('end at the sea in coasts, though no area lies there', () => {
    expect(byClass(map, 'coast').map(({ attributes }) => attributes.d?.length ?? 0)[0]).toBeGreaterThan(100);
  });

  test('are left out of a small picture', () => {
    expect(drawSvg(world, EMPTY, { size: 'thumb' })).not.toContain('class="route');
  });
});

test('borders between areas that do not touch are tied, and passages between seas are seen', () => {
  const world = grown({
    borders: [...[1, 2, 3, 4, 5, 6, 7, 8].map((a) => ({ a, b: a + 1 })), { a: 1, b: 9 }, { a: 2, b: 8 }],
  });
  const map = drawn(world);
  expect(byClass(map, 'tie').map(titleOf)).toContain('Ash and Ivy border each other: land');
  expect(wordsOf(byId(map, 'legend'))).toContain('Border of areas apart');
  const little = littleWorld();
  const borders = little.borders.map((border) =>
    border.kind === 'sea' ? { ...border, kind: 'passage' as const } : border,
  );
  const seas = drawn({ ...little, borders }, littlePicture());
  expect(byClass(seas, 'passage')).toHaveLength(2);
  expect(wordsOf(byId(seas, 'legend'))).toContain('Passage between seas');
});

describe('what a position changes', () => {
  const world = littleWorld();
  const bridge = world.borders.find(({ kind }) => kind === 'bridge');
  const river = world.borders.find(({ kind }) => kind === 'river');
  if (!bridge || !river) throw new Error('a world without a bridge and a river');
  const changes = {
    names: [{ area: 1, name: 'New & <Old>' }],
    borders: [{ ...bridge, kind: 'river' as const }],
  };

  test('is drawn: names, escaped, and bridges that are broken', () => {
    expect(byClass(drawn(world, littlePicture()), 'bridge')).toHaveLength(1);
    const map = drawn(world, { ...littlePicture(), ...changes });
    expect(byClass(map, 'bridge')).toEqual([]);
    expect(titleOf(byId(map, 'area-1'))).toBe('New & <Old>');
    expect(
      allOf(byClass(map, 'province-names')[0] as Drawn)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/New/);
    expect(drawFirst(world, { ...littlePicture(), ...changes })).toContain('New &amp; &lt;Old&gt;');
  });

  test('makes a world of its own, the same for the same changes, and none where nothing differs', () => {
    const after = worldAt(world, changes);
    expect(after).not.toBe(world);
    expect(worldAt(world, { ...changes })).toBe(after);
    expect(worldAt(after, changes)).toBe(after);
    expect(worldAt(world, {})).toBe(world);
    expect(worldAt(world, { borders: [{ ...river, a: river.b, b: river.a }] })).toBe(world);
    expect(after.areas.slice(1)).toEqual(world.areas.slice(1));
  });
});
