import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRuleset, World } from '@chancery/core';
import { sections } from '@chancery/examples';
import { faultsOfWorld } from '@chancery/maps';
import { EXAMPLES } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import { scenarioFileSchema } from '../../src/campaign/scenarios/scenario-file.ts';
import { studyScenario } from '../../src/campaign/scenarios/study-scenario.ts';

const CAMPS = readFileSync(join(import.meta.dirname, '../../../examples/test/rounds/six-camps.yaml'), 'utf8');

const faultsIn = async (text: string) => {
  const studied = await studyScenario(EXAMPLES, text);
  return studied.ok ? [] : studied.error.faults.map(({ path, text: what }) => `${path}: ${what}`);
};

test('a map is grown around the places of a file, and borders what its table says and nothing else', async () => {
  const studied = await studyScenario(EXAMPLES, CAMPS);
  if (!studied.ok) throw new Error(JSON.stringify(studied.error));
  const { world } = studied.value.data as { readonly world: World };
  expect(world.areas.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Heath',
    '2 Weir',
    '3 Cairn',
    '4 Dell',
    '5 Barrow',
    '6 Fen',
  ]);
  const open = world.borders.filter(({ kind }) => kind !== 'mountain').map(({ a, b, kind }) => `${a} ${b} ${kind}`);
  expect(open.sort()).toEqual(['1 2 river', '1 4 land', '2 3 land', '2 5 land', '3 6 land', '4 5 land', '5 6 land']);
  expect(faultsOfWorld(world)).toEqual([]);
  expect(studied.value.picture).toContain('Barrow');
  // Grown once more it is the same, so a file that is shared is the same scenario on another server.
  const again = await studyScenario(EXAMPLES, CAMPS);
  expect(again.ok && again.value.data).toEqual(studied.value.data);
});

test.each([
  ['x: 80, y: 0', 'x: 40, y: 5', 'map.points[2]: Cairn lies in the very place of Weir'],
  [
    'y: 40 }\n  borders',
    'y: 40 }\n    - { name: fen, x: 120, y: 80 }\n  borders',
    'map.points[6].name: Two areas are called fen',
  ],
  ['to: Cairn }', 'to: Crain }', 'map.borders[1].to: there is no area Crain among the points'],
  ['kind: river', 'kind: coast', 'map.borders[0].kind: A border between these areas is not of kind coast; it can be'],
  ['to: Dell }', 'to: Heath }', 'map.borders[2]: The border leads from an area to itself'],
  ['x: 45, y: 45', 'x: 45, y: 4.5', 'map.points[4].y: wanted integer, not number with fractions'],
  ['x: 45, y: 45', 'x: 45, y: 45000000', 'map.points[4].y'],
  ['  points:', '  world: five-valleys\n  points:', 'map: it has a world and points'],
  ['  points:', '  areas: [Ford, Mill]\n  points:', 'map.areas: a map that is grown has all its points'],
  ['home: 6', 'home: 9', 'scenario.powers[1].home: Lou is at home in area 9, which is not on the map'],
])('%s → %s is told by its path', async (from, to, fault) => {
  const text = CAMPS.replace(from, to);
  expect(text).not.toBe(CAMPS);
  expect((await faultsIn(text)).join('\n')).toContain(fault);
});

test('a map has a world or points, and at most 400 of these', async () => {
  const [head = '', rest = ''] = CAMPS.split('map:\n');
  const scenario = rest.slice(rest.indexOf('scenario:'));
  const points = Array.from({ length: 401 }, (_, at) => `    - { name: A${at}, x: ${at * 9}, y: 0 }`).join('\n');
  expect(await faultsIn(`${head}map: {}\n${scenario}`)).toEqual(['map: it has neither a world nor points']);
  expect((await faultsIn(`${head}map:\n  points:\n${points}\n${scenario}`))[0]).toMatch(/^map\.points: /);
});

const TOWNS = sections as AnyRuleset;
const builtIn = (await TOWNS.scenarioData('market-towns')) as { readonly scenario: object; readonly world: World };

describe('a scenario that says itself where its areas lie', () => {
  const study = (map: object | undefined, scenario: object = builtIn.scenario) =>
    studyScenario([TOWNS], JSON.stringify({ format: 'chancery-scenario-1', ruleset: 'sections', map, scenario }));
  const worldOf = async (map?: object): Promise<World> => {
    const studied = await study(map);
    if (!studied.ok) throw new Error(JSON.stringify(studied.error));
    return (studied.value.data as { readonly world: World }).world;
  };
  const faults = async (map: object | undefined, change: object = {}): Promise<readonly string[]> => {
    const studied = await study(map, { ...builtIn.scenario, ...change });
    return studied.ok ? [] : studied.error.faults.map(({ path, text }) => `${path}: ${text}`);
  };

  test('needs no map: it is grown as its tables say, elsewhere for another seed', async () => {
    const [bare, same, other] = [
      await worldOf(),
      await worldOf({ seed: 'own-map' }),
      await worldOf({ seed: 'another coast' }),
    ];
    expect(faultsOfWorld(bare)).toEqual([]);
    const pairs = ({ borders }: World) => borders.map(({ a, b, kind }) => `${a} ${b} ${kind}`);
    expect(pairs(bare)).toEqual(pairs(builtIn.world));
    expect([bare.routes?.length, bare.routeFigures]).toEqual([25, ['fare in coins']]);
    expect(same).toEqual(bare);
    expect(pairs(other)).toEqual(pairs(bare));
    expect(other.areas).not.toEqual(bare.areas);
  });

  test('may take a built-in map, or one of its own points', async () => {
    expect(await worldOf({ world: 'market-towns' })).toEqual(builtIn.world);
    expect(await faults({ points: [{ name: 'Only', x: 0, y: 0 }] })).not.toEqual([]);
  });

  test('has its faults told where they stand in it, and none is looked for on a map before its shape is right', async () => {
    const { places, routes } = builtIn.scenario as {
      readonly places: readonly object[];
      readonly routes: readonly object[];
    };
    expect(await faults(undefined, { places: [...places.slice(0, -1), { ...places[0], name: 'Twin' }] })).toEqual([
      'scenario.places[10]: Twin lies in the very place of Norwold',
    ]);
    expect(await faults(undefined, { routes: [...routes, { a: 1, b: 99, by: 'sea', figures: [] }] })).toEqual([
      'scenario.routes[25]: The route leads to 99, but no area has that number',
    ]);
    expect(await faults(undefined, { places: [] })).toEqual([expect.stringMatching(/^scenario\.places: wanted/)]);
    expect(await faults({ routes: [] })).toEqual([
      'map.routes: the scenario says itself where its areas lie and how they hang together',
    ]);
  });

  test('publishes a schema that asks for no map', () => {
    expect(scenarioFileSchema(TOWNS)?.required).toEqual(['format', 'ruleset', 'scenario']);
  });
});
