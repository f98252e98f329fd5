import { schemaFaults } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { faultsOfFile, faultsOfScenario } from '../../src/scenario/faults.ts';
import { SCENARIO_SCHEMA } from '../../src/scenario/schema.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-file.ts';
import { bareWorld, type Writable } from '../board.ts';
import { ARVEN, ITALIA, PUNIC } from '../scenarios.ts';

type Draft = Writable<ScenarioFile>;

/** Arven with a change, which may leave the shape of a file. */
const spoiled = (change: (file: Draft) => void): ScenarioFile => {
  const file = structuredClone(ARVEN) as Draft;
  change(file);
  return file;
};
const at = <T>(list: readonly T[] | undefined, index: number): T => {
  const found = list?.[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
};
const province = (file: Draft, code: string): Draft['provinces'][number] => {
  const found = file.provinces.find((each) => each.code === code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
};
/** Where in the list of provinces a code stands. */
const place = (code: string): number => ARVEN.provinces.findIndex((each) => each.code === code);

/** A fault as a person reads it: its path and its text. */
const told = (file: ScenarioFile): readonly string[] => faultsOfFile(file).map(({ path, text }) => `${path}: ${text}`);

const REFUSED: readonly (readonly [what: string, change: (file: Draft) => void, fault: string])[] = [
  [
    'a code is not the first three letters of its name',
    (file) => {
      province(file, 'QUA').name = 'Corner';
    },
    `provinces[${place('QUA')}].code: QUA is not the first three letters of Corner`,
  ],
  [
    'a code of a province is not unique',
    (file) => {
      Object.assign(province(file, 'QUA'), { name: 'Belloc', code: 'BEL' });
    },
    `provinces[${place('QUA')}].code: the code BEL stands there twice`,
  ],
  [
    'a code of a nation is not unique',
    (file) => {
      at(file.nations, 1).code = 'COR';
    },
    'nations[1].code: the code COR stands there twice',
  ],
  [
    'a nation has the code of the Independents',
    (file) => {
      at(file.nations, 1).code = 'IND';
    },
    'nations[1].code: IND cannot be the code of a nation',
  ],
  [
    'a route joins an unknown province',
    (file) => {
      at(file.landRoutes, 0).to = 'XYZ';
    },
    'landRoutes[0].to: there is no province XYZ',
  ],
  [
    'a route joins equal provinces',
    (file) => {
      file.landRoutes.push({ from: 'COR', to: 'COR', points: 1, attrition: 1 });
    },
    `landRoutes[${ARVEN.landRoutes.length}]: a route leads from COR to itself`,
  ],
  [
    'a route is listed twice, the other way about',
    (file) => {
      file.landRoutes.push({ from: 'BEL', to: 'COR', points: 1, attrition: 1 });
    },
    `landRoutes[${ARVEN.landRoutes.length}]: the route BEL to COR stands there twice`,
  ],
  [
    'a sea route touches a province without a coast',
    (file) => {
      province(file, 'ORM').coastal = false;
      province(file, 'ORM').forces = [];
    },
    'seaRoutes[5].to: a route by sea touches ORM, which has no coast',
  ],
  [
    'the map is not connected',
    (file) => {
      file.seaRoutes = (file.seaRoutes ?? []).filter(({ from, to }) => from === 'TAL' || to === 'COR');
    },
    `provinces[${place('TAL')}]: no way leads from COR to TAL`,
  ],
  [
    'a province has no route at all',
    (file) => {
      file.landRoutes = file.landRoutes.filter(({ from, to }) => from !== 'BEL' && to !== 'BEL');
    },
    `provinces[${place('BEL')}]: no route leads to BEL`,
  ],
  [
    'a nation lacks its capital',
    (file) => {
      at(file.nations, 0).capital = 'HIG';
      province(file, 'HIG').loyalty = 3;
    },
    'nations[0].capital: HIG does not belong to COR',
  ],
  [
    'a capital has not the loyalty 3',
    (file) => {
      province(file, 'COR').loyalty = 2;
    },
    `provinces[${place('COR')}].loyalty: the capital COR has the loyalty 2`,
  ],
  [
    'a general stands outside the provinces of their nation',
    (file) => {
      at(file.generals, 1).location = 'HIG';
    },
    'generals[1].location: Berand stands in HIG, which does not belong to COR',
  ],
  [
    'a stack has an unknown type',
    (file) => {
      province(file, 'BEL').forces = [{ type: 'PIK', count: 1 }];
    },
    `provinces[${place('BEL')}].forces[0].type: there is no troop type PIK`,
  ],
  [
    'a fleet stands inland',
    (file) => {
      province(file, 'BEL').forces = [{ type: 'GAL', count: 1 }];
    },
    `provinces[${place('BEL')}].forces[0].type: GAL stands inland, in Belmont`,
  ],
  [
    'no turn of the year has lastCampaign',
    (file) => {
      at(file.calendar, 2).lastCampaign = false;
    },
    'calendar: no turn of the year has lastCampaign',
  ],
  [
    'two turns of the year have lastCampaign',
    (file) => {
      at(file.calendar, 3).lastCampaign = true;
    },
    'calendar[3].lastCampaign: two turns of the year have lastCampaign',
  ],
  [
    'civilised nations have no turn of taxation',
    (file) => {
      at(file.calendar, 2).taxation = false;
    },
    'calendar: civilised nations have no turn of taxation',
  ],
  [
    'a nation has no revenue',
    (file) => {
      for (const each of file.provinces) if (each.owner === 'TAL') each.revenue = 0;
    },
    'nations[1]: TAL has no revenue',
  ],
  [
    'a tribe has no unit but spies',
    (file) => {
      for (const each of file.provinces) if (each.owner === 'HRU') each.forces = [{ type: 'SPY', count: 1 }];
    },
    'nations[2]: the tribe HRU has no unit',
  ],
  [
    'a type that moves has no maximum multiple move',
    (file) => {
      delete (at(file.types, 1) as { multi?: number }).multi;
    },
    'types[1].multi: FOT has no maximum multiple move',
  ],
  [
    'names of generals repeat, those to come among them',
    (file) => {
      at(file.nations, 2).generalNames = ['Aldric'];
    },
    'nations[2].generalNames[0]: the general Aldric stands there twice',
  ],
  [
    'a name of a general has a space',
    (file) => {
      at(file.generals, 0).name = 'Aldric Vane';
    },
    'generals[0].name: the name Aldric Vane has a space',
  ],
  [
    'two provinces lie on one point',
    (file) => {
      Object.assign(province(file, 'QUA'), { x: 32, y: 80 });
    },
    `provinces[${place('QUA')}]: a province at 32, 80 stands there twice`,
  ],
  [
    'a type has no row for a terrain',
    (file) => {
      at(file.types, 1).ground?.pop();
    },
    'types[1].ground: FOT has no row for the terrain Forest',
  ],
  [
    'a province has an unknown terrain',
    (file) => {
      province(file, 'QUA').terrain = 'Bog';
    },
    `provinces[${place('QUA')}].terrain: there is no terrain Bog`,
  ],
  [
    'rebels are a fleet',
    (file) => {
      at(file.rebelTypes, 0).type = 'GAL';
    },
    'rebelTypes[0].type: GAL does not fight on land',
  ],
  [
    'foot would become ships',
    (file) => {
      file.conversions = [{ from: 'FOT', to: 'GAL' }];
    },
    'conversions[0]: FOT cannot become GAL',
  ],
  [
    'a nation is an enemy of itself',
    (file) => {
      at(file.nations, 0).enemies = ['COR'];
    },
    'nations[0].enemies[0]: COR is an enemy of itself',
  ],
  [
    'a network belongs to nobody',
    (file) => {
      province(file, 'QUA').spies = ['IND'];
    },
    `provinces[${place('QUA')}].spies[0]: there is no nation IND`,
  ],
  [
    'arms cannot be read',
    (file) => {
      at(file.nations, 0).arms = 'azure, a dragon or';
    },
    'nations[0].arms: COR: its arms have the unknown word a dragon or',
  ],
  [
    'a condition lacks its field',
    (file) => {
      file.victory.conditions = [{ kind: 'score', least: 200 }];
    },
    'victory.conditions[0].fromYear: a condition of the kind score needs fromYear',
  ],
  [
    'a place is to be won by two',
    (file) => {
      file.victory.conditions = [{ kind: 'place', nations: ['COR', 'TAL'], province: 'HRU' }];
    },
    'victory.conditions[0].nations: a place is won by one nation',
  ],
];

describe('scenario files', () => {
  test.each([ARVEN, ITALIA, PUNIC])('UM-24.2 the file of $id has no fault', (file) => {
    expect(schemaFaults(SCENARIO_SCHEMA, file)).toEqual([]);
    expect(faultsOfScenario(file, bareWorld(file))).toEqual([]);
  });

  test.each(REFUSED)('UM-24.2 a scenario is refused if %s', (_, change, fault) => {
    const file = spoiled(change);
    expect(told(file)).toContain(fault);
    expect(faultsOfFile(file).every(({ remedy }) => remedy.length > 0)).toBe(true);
  });

  test.each([
    ['landRoutes[0].points', (file: Draft) => Object.assign(at(file.landRoutes, 0), { points: 0 })],
    ['seaRoutes[0].attrition', (file: Draft) => Object.assign(at(file.seaRoutes, 0), { attrition: 0 })],
    ['types[1].multi', (file: Draft) => Object.assign(at(file.types, 1), { multi: 0 })],
    ['generalMove', (file: Draft) => Object.assign(file, { generalMove: 0 })],
  ])('UM-24.2 %s below 1 is refused by the shape', (path, change) => {
    expect(schemaFaults(SCENARIO_SCHEMA, spoiled(change)).map((fault) => fault.path)).toEqual([path]);
  });

  test('UM-24.2 the map is that of the file: its provinces, and its routes with their figures', () => {
    const world = bareWorld(ARVEN);
    const renamed = spoiled((file) => {
      Object.assign(province(file, 'QUA'), { name: 'Quart' });
      at(file.landRoutes, 0).points = 9;
    });
    expect(faultsOfScenario(renamed, world).map(({ path }) => path)).toEqual([
      `provinces[${place('QUA')}].name`,
      'landRoutes[0]',
    ]);
  });
});
