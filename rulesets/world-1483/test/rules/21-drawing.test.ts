import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { covers, faultsOfWorld, readGazetteer, unitOf } from '@chancery/maps';
import { growFromPoints, layoutOf, readSettings, worldText } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../src/scenario/places.ts';
import { readFile } from '../../src/scenario/read-file.ts';
import { worldFaults } from '../../src/scenario/sense/world-faults.ts';
import { TABLES } from '../../src/scenarios/scenario-file.ts';
import { filesOf } from '../scenarios.ts';

const SCENARIOS = resolve(import.meta.dirname, '../../src/scenarios');
const textOf = (scenario: string, file: string): string => readFileSync(join(SCENARIOS, scenario, file), 'utf8');

const { scenario: file, world } = await filesOf('world-1483');
const { rows } = readFile(file);
const settings = readSettings(JSON.parse(textOf('world-1483', 'grow.json')));
if (!settings.ok) throw new Error(settings.error.join('\n'));
const layout = layoutOf(settings.value);
const spotAt = (lat: number, lon: number) => {
  const [x, y] = layout.place({ lat, lon });
  return { x, y };
};
const holderOf = (lat: number, lon: number): string | undefined => {
  const area = world.areas.find(({ rings }) => covers(rings, spotAt(lat, lon)));
  return area && rows.territories[area.number - 1]?.id;
};
const isWild = (lat: number, lon: number): boolean => covers(world.wilds, spotAt(lat, lon));

describe('the drawing of World 1483', () => {
  test('W83-21.25 shows the 976 borders of the tables and no others, and nothing is tied', () => {
    expect(world.borders).toHaveLength(976);
    expect(worldFaults(rows, world)).toEqual([]);
    expect(faultsOfWorld(world)).toEqual([]);
    expect(world.borders.filter(({ tied }) => tied)).toEqual([]);
  });

  test('W83-21.25 what touches without a border does so along a few steps, where four areas meet', () => {
    const lengths = (world.barred ?? []).map(({ lines }) =>
      lines.reduce((sum, line) => {
        let length = 0;
        for (let at = 2; at < line.length; at += 2) {
          const [x = 0, y = 0, fromX = 0, fromY = 0] = [line[at], line[at + 1], line[at - 2], line[at - 1]];
          length += Math.hypot(x - fromX, y - fromY);
        }
        return sum + length;
      }, 0),
    );
    expect(lengths.filter((length) => length > 13)).toEqual([]);
    expect(lengths.length).toBeLessThan(20);
  });

  test('W83-21.26 runs from 32 W to 180 E and from 40 S to 76 N', () => {
    const { frame } = settings.value;
    expect([frame.west[1], frame.east[1], frame.south[0], frame.north[0]]).toEqual([-32, 180, -40, 76]);
  });

  test.each([
    ['Australia', -25, 134],
    ['New Guinea', -5, 142],
    ['Greenland', 70, -24],
    ['Novaya Zemlya', 72, 54],
  ])('W83-21.26 %s lies outside the map and stays pale', (_, lat, lon) => {
    expect([isWild(lat, lon), holderOf(lat, lon)]).toEqual([true, undefined]);
  });

  test('W83-21.33 the Cape Verde islands are not part of the map', () => {
    expect(holderOf(15.05, -23.65)).toBe('cape-verde-sea');
  });

  test.each([
    ['permanent ice', 74, 120],
    ['the ocean in the south-east', 10, 170],
  ])('W83-21.26 %s is no zone', (_, lat, lon) => {
    expect(holderOf(lat, lon)).toBeUndefined();
  });

  test.each([
    ['the Bosporus', 41.05, 29.03],
    ['the Dardanelles', 40.2, 26.5],
    ['the strait of Messina', 38.2, 15.6],
    ['the strait of Gibraltar', 35.95, -5.6],
    ['the Great Belt', 55.4, 11.0],
    ['the strait of Kerch', 45.2, 36.55],
    ['the Kanmon strait', 33.93, 130.95],
    ['the Tsugaru strait', 41.3, 140.5],
  ])('W83-21.26 water is cut open at %s', (_, lat, lon) => {
    const zone = holderOf(lat, lon);
    expect(rows.territories.find(({ id }) => id === zone)?.kind).toBe('sea');
  });

  test('W83-21.27 what lies about the centre of a territory or a zone is its own', () => {
    // Rhodes is drawn beside where it lies, or its neighbours would cover it.
    const astray = rows.territories.filter(({ id, lat, lon }) => id !== 'rhodes' && holderOf(lat, lon) !== id);
    const seatless = astray.filter(({ id }) => {
      const area = world.areas[rows.territories.findIndex((row) => row.id === id)];
      return area === undefined || !covers(area.rings, area.seat);
    });
    expect(seatless).toEqual([]);
    expect(astray.length).toBeLessThan(6);
  });

  test.each([
    ['the Red Sea', 20, 38.5, 'gulf-of-aden'],
    ['the Sea of Azov', 46.2, 36.8, 'eastern-black-sea'],
    ['the Caspian Sea', 41.5, 50.8, 'caspian-sea'],
  ])('W83-21.29 %s belongs to its zone', (_, lat, lon, id) => {
    expect(holderOf(lat, lon)).toBe(id);
  });

  test.each([
    ['Fuerteventura', 28.4, -14.0, 'canaries'],
    ['the Azores', 37.8, -25.5, 'madeira'],
    ['the Faroes', 62.1, -7.0, 'bergen'],
    ['Mindanao', 7.8, 125.0, 'luzon'],
  ])('W83-21.33 %s belongs to its owner', (_, lat, lon, id) => {
    const area = world.areas[rows.territories.findIndex((row) => row.id === id)];
    const { x, y } = spotAt(lat, lon);
    const near = [-6, -3, 0, 3, 6];
    const found = near.some((right) => near.some((down) => covers(area?.rings ?? [], { x: x + right, y: y + down })));
    expect(found).toBe(true);
  });

  test('W83-21.32 any two centres lie 28 pixels apart or more', () => {
    const least = 28 * unitOf(world);
    const close = world.areas.flatMap(({ name, seat, number }) =>
      world.areas
        .filter((other) => other.number < number && Math.hypot(other.seat.x - seat.x, other.seat.y - seat.y) < least)
        .map((other) => `${name}, ${other.name}`),
    );
    expect(close).toEqual([]);
  });

  test.each(['rhodes', 'madeira', 'canaries'])('W83-21.32 %s is drawn large enough for a finger', (id) => {
    const [ring = []] = world.areas[rows.territories.findIndex((row) => row.id === id)]?.rings ?? [];
    const across = [0, 1].map((axis) => {
      const values = ring.filter((_, at) => at % 2 === axis);
      return (Math.max(...values) - Math.min(...values)) / unitOf(world);
    });
    expect(Math.max(...across)).toBeGreaterThan(24);
  });

  test('its gazetteer has the places of the scenario, each where the scenario has it or on an island that is drawn beside there', () => {
    const gazetteer = readGazetteer(textOf('world-1483', 'areas.csv'), textOf('world-1483', 'borders.csv'));
    if (!gazetteer.ok) throw new Error(gazetteer.error.map(({ text }) => text).join('\n'));
    expect(gazetteer.value.areas.map(({ number, name, kind }) => ({ number, name, kind }))).toEqual(
      rows.territories.map(({ name, kind }, at) => ({ number: at + 1, name, kind })),
    );
    const moved = rows.territories.filter(({ lat, lon }, at) => {
      const area = gazetteer.value.areas[at];
      if (settings.value.enlarged?.some(({ at: place }) => place[0] === lat && place[1] === lon)) return false;
      return ![area?.at, ...(area?.more ?? [])].some((place) => place?.lat === lat && place.lon === lon);
    });
    expect(moved).toEqual([]);
  });
});

describe('The Two Shores', () => {
  test('its map is what its own rows grow to', async () => {
    const two = await filesOf('two-shores');
    const { areas, borders = [] } = placesOf(two.scenario);
    const grown = growFromPoints(
      areas.map(({ path: _, ...area }, at) => ({ kind: 'land', ...area, number: at + 1 })),
      { borders: borders.map(({ path: _, ...border }) => border) },
      { id: two.scenario.id, title: two.scenario.title },
    );
    expect(grown.ok && worldText(grown.value)).toBe(textOf('two-shores', 'world.json'));
    expect([two.world.barred, two.world.borders.filter(({ tied }) => tied)]).toEqual([[], []]);
  });
});

test.each(['world-1483', 'two-shores'])('W83-21.1, W83-21.2 the tables of %s are its files', async (id) => {
  const { scenario } = await filesOf(id);
  for (const table of TABLES) expect(scenario[table]).toBe(textOf(id, `${table}.csv`));
  expect({ ...scenario, ...Object.fromEntries(TABLES.map((table) => [table, undefined])) }).toMatchObject(
    JSON.parse(textOf(id, 'about.json')),
  );
});
