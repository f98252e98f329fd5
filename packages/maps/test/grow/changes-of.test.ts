import type { World } from '@chancery/core';
import { changesOf, worldText } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { grown } from './small-realm.ts';

const { world } = grown();

const withArea = (change: Partial<World['areas'][number]>): World => ({
  ...world,
  areas: world.areas.map((area) => (area.number === 1 ? { ...area, ...change } : area)),
});

const [west, ...others] = world.areas;
const [border, ...borders] = world.borders;

describe('what has changed', () => {
  test('nothing', () => {
    expect(changesOf(world, structuredClone(world))).toEqual([]);
  });

  test.each<readonly [string, World, string]>([
    ['the title', { ...world, title: 'Another' }, '~ title: The small realm is now Another'],
    ['an area gone', { ...world, areas: others }, '- area 1 West'],
    ['a name', withArea({ name: 'Occident' }), '~ area 1 Occident: name West is now Occident'],
    ['a terrain', withArea({ terrain: 'marsh' }), '~ area 1 West: terrain plain is now marsh'],
    ['a seat', withArea({ seat: { x: 1, y: 2 } }), '~ area 1 West: seat from 200 300 to 1 2'],
    [
      'an outline',
      withArea({ rings: [[...(west?.rings[0]?.slice(2) ?? []), 7, 7]] }),
      '~ area 1 West: outline (1 of 54 points new, 1 gone)',
    ],
    ['a border gone', { ...world, borders }, '- land border of 1 West and 2 Middle'],
    [
      'the kind of a border',
      { ...world, borders: [{ ...(border as World['borders'][number]), kind: 'mountain' }, ...borders] },
      '~ border of 1 West and 2 Middle: land is now mountain',
    ],
    ['the wilds', { ...world, wilds: [] }, '~ wilds: other outlines'],
  ])('%s', (_, after, change) => {
    expect(changesOf(world, after)).toEqual([change]);
  });

  test('what is new', () => {
    expect(changesOf({ ...world, areas: others, borders }, world)).toEqual([
      '+ area 1 West',
      '+ land border of 1 West and 2 Middle',
    ]);
  });
});

describe('the text of a world', () => {
  test('has a line for each area and each border', () => {
    const lines = worldText(world).split('\n');
    expect(lines.filter((line) => line.startsWith('{"number":'))).toHaveLength(world.areas.length);
    expect(lines.filter((line) => line.startsWith('{"a":'))).toHaveLength(world.borders.length);
    expect(JSON.parse(lines.join('\n'))).toEqual(world);
  });
});
