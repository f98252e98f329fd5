import { describe, expect, test } from 'vitest';
import type { RouteEntry, ScenarioFile, TypeEntry } from '../../src/scenarios/scenario-file.ts';
import { positionOf } from '../board.ts';
import { type Row, tableUnder } from '../rulebook-tables.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

/** The built-in files against the tables of the rulebook: what stands there is what is played. */

const NONE = '–';
const tenths = (value: number | undefined): string => (value === undefined ? NONE : (value / 10).toFixed(1));
const orNone = (value: number | string | undefined): string => (value === undefined ? NONE : `${value}`);
const listed = (codes: readonly string[] | undefined, none = NONE): string =>
  codes === undefined || codes.length === 0 ? none : codes.join(', ');

const groundOf = ({ ground = [] }: TypeEntry, terrain: string) => ground.find((row) => row.terrain === terrain);

const typeRow = (type: TypeEntry, { terrains }: ScenarioFile): Row => {
  const isSpy = type.category === 'spy';
  const factor = (value: number | undefined): string => (isSpy ? NONE : tenths(value ?? 0));
  return {
    code: type.code,
    category: type.category,
    ...Object.fromEntries(terrains.map((terrain) => [terrain, factor(groundOf(type, terrain)?.open)])),
    sea: factor(type.sea),
    assault: factor(type.assault),
    siege: factor(type.siege),
    multi: orNone(type.multi),
    single: orNone(type.single),
    supply: factor(type.supply),
    feudal: type.feudal === true ? 'yes' : 'no',
    nations: listed(type.nations, 'all'),
  };
};

const recruitRow = (type: TypeEntry, { terrains }: ScenarioFile): Row => ({
  type: type.code,
  ...Object.fromEntries(terrains.map((terrain) => [`tm ${terrain}`, `${groundOf(type, terrain)?.mobility}`])),
  ...Object.fromEntries(terrains.map((terrain) => [`recruit ${terrain}`, `${groundOf(type, terrain)?.recruit}`])),
});

/** `VEN CHI 2 1` for each route of a table, in its order. */
const routesUnder = (clause: string): readonly string[] =>
  tableUnder(clause).flatMap(({ from = '', to = '' }) =>
    to.split('; ').map((entry) => {
      const [, end, points, attrition] = /^(\w+) \((\d+), (\d+)\)$/.exec(entry) ?? [];
      return [from, end, points, attrition].join(' ');
    }),
  );
const routesIn = (list: readonly RouteEntry[] | undefined): readonly string[] =>
  (list ?? []).map(({ from, to, points, attrition }) => [from, to, points, attrition].join(' '));

describe.each([
  {
    file: ITALIA,
    types: 'UM-24.12',
    ground: 'UM-24.13',
    provinces: 'UM-24.18',
    land: 'UM-24.19',
    sea: 'UM-24.20',
    generals: 'UM-24.21',
  },
  {
    file: PUNIC,
    types: 'UM-24.32',
    ground: 'UM-24.33',
    provinces: 'UM-24.38',
    land: 'UM-24.39',
    sea: 'UM-24.40',
    generals: 'UM-24.41',
  },
])('$file.id as the rulebook has it', ({ file, types, ground, provinces, land, sea, generals }) => {
  test(`${types}, UM-3.13, UM-3.16 troop types: factors, moves, supply, feudal, who has them, cost and room`, () => {
    const rows = tableUnder(types).map(({ name: _name, ...row }) => row);
    expect(file.types.map((type) => typeRow(type, file))).toEqual(rows);
    for (const type of positionOf(file).setting.types) {
      expect([type.code, type.cost]).toEqual([type.code, 30]);
      if (type.category === 'sea') expect(type.capacity).toBe(1);
    }
  });

  test(`${ground} mobility and recruits by terrain`, () => {
    const fighting = file.types.filter(({ category }) => category !== 'spy');
    expect(fighting.map((type) => recruitRow(type, file))).toEqual(tableUnder(ground));
  });

  test(`${provinces} provinces with their troops and networks`, () => {
    const rows = file.provinces.map(
      (province): Row => ({
        code: province.code,
        name: province.name,
        x: `${province.x}`,
        y: `${province.y}`,
        terrain: province.terrain,
        coastal: province.coastal === true ? 'yes' : 'no',
        CTY: province.cty,
        owner: province.owner,
        Rev: `${province.revenue}`,
        LOY: `${province.loyalty}`,
        forces: listed(province.forces?.map(({ type, count }) => `${type} ${count}`)),
        A: orNone(province.armyOrder),
        F: orNone(province.fleetOrder),
        'spies of': listed(province.spies),
      }),
    );
    expect(rows).toEqual(tableUnder(provinces));
  });

  test(`${land} routes by land`, () => {
    expect(routesIn(file.landRoutes)).toEqual(routesUnder(land));
  });

  test(`${sea} routes by sea`, () => {
    expect(routesIn(file.seaRoutes)).toEqual(routesUnder(sea));
  });

  test(`${generals} generals`, () => {
    const rows = file.generals.map(
      (general): Row => ({
        name: general.name,
        nation: general.nation,
        location: general.location,
        'L/S': general.command === 'land' ? 'L' : 'S',
        Rep: `${general.reputation}`,
        Loy: `${general.loyalty}`,
        Act: `${general.activity}`,
        Pop: `${general.popularity}`,
        Hea: `${general.health}`,
        Age: `${general.age}`,
        Sen: `${general.seniority}`,
        skill: orNone(general.skill),
        'true loyalty': orNone(general.trueLoyalty),
      }),
    );
    expect(rows).toEqual(tableUnder(generals));
  });
});

test('UM-24.3 the names of the old example stand in italia1449', () => {
  const names = new Set([
    ...ITALIA.generals.map(({ name }) => name),
    ...ITALIA.provinces.map(({ name }) => name),
    ...ITALIA.types.flatMap(({ name, plural }) => [name, plural]),
    ...ITALIA.terrains,
  ]);
  const wanted =
    'Carne Bari Colleoni Sforza Padua Chioggia Venice Ravenna Bergamo Como Monza Ships Foot Horse Mountain';
  expect(wanted.split(' ').filter((name) => !names.has(name))).toEqual([]);
  expect(PUNIC.terrains).toContain('Desert');
});
