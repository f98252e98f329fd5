import { compileGraph, type MapGraph } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../src/scenario/scenario-file.ts';
import { worldNumberOfSea } from '../src/setting.ts';
import { clause, degrees, listed, tableUnder } from './rulebook.ts';
import { fileOf, HEPTARCHY } from './scenario-under-test.ts';

const file: ScenarioFile = await fileOf('heptarchy');
const { world } = HEPTARCHY;
const AREAS = tableUnder('HEP-18.4');
const SEAS = tableUnder('HEP-2.5');

const graph: MapGraph = (() => {
  const compiled = compileGraph(world.areas, world.borders);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
})();

const codeOf = (number: number): string => HEPTARCHY.areas[number]?.code ?? '?';
const numberOf = (code: string): number => Number(AREAS.find((row) => row['Code'] === code)?.['No']);
const pairs = (kinds: readonly string[]): readonly string[] =>
  world.borders.filter(({ kind }) => kinds.includes(kind)).map(({ a, b }) => `${codeOf(a)}-${codeOf(b)}`);

/** Every land border of the table, `CHE-SSX`, the lower number first. */
const TOLD = AREAS.flatMap((row) =>
  listed(row['Land neighbours']).flatMap((neighbour) => {
    const other = neighbour.replace('~', '');
    return Number(row['No']) < numberOf(other) ? [`${row['Code']}-${other}`] : [];
  }),
);

describe('the map and its table', () => {
  test('HEP-2.1, HEP-18.4 number, code, name, centre, tribe, terrain and region of every Land Area', () => {
    const rows = file.areas.map(({ number, code, name, lat, lon, tribe, terrain, region }) =>
      [number, code, name, lat, lon, tribe[0]?.toUpperCase(), terrain, region].join(),
    );
    expect(rows).toEqual(
      AREAS.map((row) =>
        [
          row['No'],
          row['Code'],
          row['Land Area'],
          degrees(row['Lat']),
          degrees(row['Lon']),
          row['Tribe'],
          row['Terrain']?.toLowerCase(),
          row['Region']?.toLowerCase(),
        ].join(),
      ),
    );
    expect(rows).toHaveLength(36);
  });

  test('HEP-2.1 the world has the 78 land borders of the table and no other', () => {
    expect(TOLD).toHaveLength(78);
    expect([...pairs(['land', 'river'])].sort()).toEqual([...TOLD].sort());
    expect(pairs(['mountain', 'bridge', 'strait'])).toEqual([]);
  });

  test('HEP-2.1 adjacency is symmetric, in the table and in what the rules ask', () => {
    for (const row of AREAS) {
      const neighbours = listed(row['Land neighbours']).map((each) => numberOf(each.replace('~', '')));
      expect(HEPTARCHY.areas[Number(row['No'])]?.neighbours).toEqual([...neighbours].sort((a, b) => a - b));
    }
  });

  test('HEP-2.2, HEP-2.3 rivers part Est Treding from Lindesie and Exsessa from Chenth, and nothing else', () => {
    expect(pairs(['river'])).toEqual(['CHE-EXS', 'ETR-LIN']);
    const told = HEPTARCHY.areas.flatMap((area) => area?.rivers.map((other) => `${area.code}-${codeOf(other)}`) ?? []);
    expect(told).toEqual(['CHE-EXS', 'ETR-LIN', 'LIN-ETR', 'EXS-CHE']);
  });

  test('HEP-2.4 Wiht is an island in The Channel', () => {
    const wiht = numberOf('WIH');
    expect(graph.neighbours(wiht).map((number) => world.areas[number - 1]?.name)).toEqual(['The Channel']);
  });

  test('HEP-2.5 seas, their names, shipyards, neighbours and coasts', () => {
    for (const row of SEAS) {
      const sea = HEPTARCHY.seas[Number(row['No']?.slice(1))];
      expect(sea?.name).toBe(row['Sea Area']);
      expect(sea?.shipyards).toBe(row['Shipyards'] === 'yes');
      expect(sea?.adjacent.map((number) => `S${number}`)).toEqual(listed(row['Adjacent seas']));
      const coasts = sea?.areas.map((number) => HEPTARCHY.areas[number]?.name);
      expect([...(coasts ?? [])].sort()).toEqual([...listed(row['Borders Land Areas'])].sort());
    }
    expect(SEAS).toHaveLength(HEPTARCHY.seas.length - 1);
  });

  test('HEP-2.5 the seas stand on the map after the Land Areas', () => {
    const [first, ...more] = SEAS.map((_, at) => worldNumberOfSea(HEPTARCHY, at + 1));
    expect([first, more.at(-1)]).toEqual([37, 42]);
    expect(world.areas.slice(36).map(({ name }) => name)).toEqual(SEAS.map((row) => row['Sea Area']));
  });

  test('HEP-2.6, HEP-2.7 the three seas of the old rulebook have shipyards, the added ones none', () => {
    const yards = HEPTARCHY.seas.flatMap((sea) => (sea?.shipyards ? [sea.name] : []));
    expect(yards).toEqual(SEAS.flatMap((row) => (row['In the old rulebook'] === 'yes' ? [row['Sea Area']] : [])));
    expect(yards).toEqual(['The Wash', 'Southern Bight', 'The Channel']);
  });

  test('HEP-2.8 no Land Area borders more than two seas, and those that border two are known', () => {
    const two = HEPTARCHY.areas.flatMap((area) => (area !== null && area.seas.length > 1 ? [area.code] : []));
    expect(two.join(' ')).toBe('CHE DOR DEV COR ETR NFK');
    expect(HEPTARCHY.areas.every((area) => area === null || area.seas.length <= 2)).toBe(true);
  });

  test('HEP-18.3 the names of the old rulebook are on the map', () => {
    const names = world.areas.map(({ name }) => name);
    const given = clause('HEP-18.3').match(/rulebook: ([^.]+)\./)?.[1] ?? '';
    const wanted = given.split(/[,;] /).map((name) => name.replace(/ \(.*\)/, ''));
    expect(wanted).toHaveLength(11);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  test('HEP-18.5 the names of the seas stand where the book has them', () => {
    for (const { name, lat, lon } of file.seas) {
      const [, north, east] = new RegExp(`${name} ([−\\d.]+), ([−\\d.]*\\d)`).exec(clause('HEP-18.5')) ?? [];
      expect([name, lat, lon]).toEqual([name, degrees(north), degrees(east)]);
    }
  });

  test('every Land Area has its chief town, its name is written on land, and no two stand in one place', () => {
    const seats = world.areas.map(({ seat }) => `${seat.x} ${seat.y}`);
    expect(new Set(seats).size).toBe(seats.length);
    expect(file.areas.every(({ town }) => town.length > 2)).toBe(true);
    for (const { name, label, kind } of world.areas)
      if (kind === 'land') expect([name, label.room > 60]).toEqual([name, true]);
  });
});
