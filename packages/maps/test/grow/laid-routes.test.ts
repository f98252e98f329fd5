import type { WorldRoute } from '@chancery/core';
import { faultsOfWorld, readWorld } from '@chancery/maps';
import { growWorld, worldText } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { covers } from '../../src/outline.ts';
import { AREAS, areaOf, gazetteer, LAND, SETTINGS } from './small-realm.ts';

const ROUTES = `a,b,by,points,attrition,why
West,Middle,land,2,1,
Middle,East,land,3,1,
East,Island,sea,4,2,
West,East,sea,9,2,round the cape
`;
const LANDS = AREAS.split('\n')
  .filter((line) => !line.includes(',sea,'))
  .join('\n');

const grown = (routes: string, borders = '') => {
  const result = growWorld({ ...SETTINGS, borders: 'given' }, gazetteer(LANDS, borders, routes), LAND);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const { world, remarks } = grown(ROUTES);

const routeOf = (from: string, to: string): WorldRoute => {
  const [a, b] = [areaOf(world, from).number, areaOf(world, to).number];
  const found = world.routes?.find((route) => route.a === a && route.b === b);
  if (found === undefined) throw new Error(`no route from ${from} to ${to}`);
  return found;
};

/** Places along a line, ten on each of its stretches, and the lands in which they lie. */
const passes = ({ line }: WorldRoute): readonly string[] =>
  Array.from({ length: (line.length / 2 - 1) * 10 }, (_, step) => {
    const [at, part] = [2 * Math.floor(step / 10), (step % 10) / 10];
    const [x, y] = [0, 1].map((axis) =>
      Math.round((line[at + axis] as number) * (1 - part) + (line[at + axis + 2] as number) * part),
    ) as [number, number];
    return world.areas.find(({ rings }) => covers(rings, { x, y }))?.name ?? 'water';
  });

describe('routes over a grown world', () => {
  test('lead from seat to seat with their figures, and the world has no fault', () => {
    expect([faultsOfWorld(world), remarks, world.routeFigures]).toEqual([[], [], ['points', 'attrition']]);
    expect(world.routes?.map(({ a, b, by, figures }) => [a, b, by, ...figures])).toEqual([
      [1, 2, 'land', 2, 1],
      [1, 3, 'sea', 9, 2],
      [2, 3, 'land', 3, 1],
      [3, 4, 'sea', 4, 2],
    ]);
    const { line } = routeOf('East', 'Island');
    const seats = ['East', 'Island'].map((name) => areaOf(world, name).seat);
    expect([line.slice(0, 2), line.slice(-2)]).toEqual(seats.map(({ x, y }) => [x, y]));
    expect(readWorld(JSON.parse(worldText(world)))).toEqual({ ok: true, value: world });
  });

  test('by land are the borders where the tables are the law, and what else touches is barred', () => {
    expect(world.borders.map(({ a, b, kind }) => [a, b, kind])).toEqual([
      [1, 2, 'land'],
      [2, 3, 'land'],
    ]);
    const without = grown(ROUTES.replace('Middle,East,land,3,1,\n', ''), 'Middle,East,river,\n').world;
    expect(without.borders.map(({ a, b, kind }) => [a, b, kind])).toEqual([
      [1, 2, 'land'],
      [2, 3, 'river'],
    ]);
    const barred = grown(ROUTES.replace('West,Middle,land', 'West,Middle,sea')).world;
    expect(barred.barred?.map(({ a, b }) => [a, b])).toEqual([[1, 2]]);
  });

  test('are tied, with the line of routes.csv, where the two do not touch', () => {
    const tied = grown(`${ROUTES}East,Island,land,1,1,\n`);
    expect(tied.remarks).toEqual([
      { file: 'routes.csv', line: 6, text: 'East and Island do not touch: they are tied' },
    ]);
  });

  test('by sea go through the water, round the land of others', () => {
    const lands = passes(routeOf('West', 'East'));
    expect(lands.filter((name, at) => name !== lands[at - 1])).toEqual(['West', 'water', 'East']);
  });

  test('by land stay on the land of the two, round the bay between them', () => {
    expect(passes(routeOf('Middle', 'East')).filter((name) => !['Middle', 'East'].includes(name))).toEqual([]);
  });
});
