import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { growFolder } from '../map/grow-folder.ts';

const AREAS = `number,name,kind,lat,lon,terrain,more
1,West,land,50,30,plain,
2,East,land,50,60,hill,
3,Sea,sea,5,50,sea,95 50
`;
const GROW = {
  id: 'two',
  title: 'Two lands',
  projection: { kind: 'plane' },
  frame: { west: [50, 0], east: [50, 100], north: [100, 50], south: [0, 50] },
  width: 400,
  coast: 'coast.json',
  leastBend: 4,
  leastIsland: 60,
  leastBorder: 10,
  roughness: 20,
  seed: 'two',
};
const COAST = {
  type: 'Polygon',
  coordinates: [
    [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
      [10, 10],
    ],
  ],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chancery-map-'));
  put('areas.csv', AREAS);
  put('borders.csv', 'a,b,kind,why\n');
  put('grow.json', JSON.stringify(GROW));
  put('coast.json', JSON.stringify(COAST));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string): void => writeFileSync(join(folder, file), text);

const outcome = (write = false) => {
  const { outcome, lines } = growFolder(folder, write);
  return { outcome, text: lines.join('\n') };
};

const SCENARIOS = globSync('rulesets/*/src/scenarios/*/grow.json', { cwd: resolve(import.meta.dirname, '../..') });

test.for(SCENARIOS.map(dirname).sort())('the world of %s is what its gazetteer grows to', (scenario) => {
  expect(growFolder(resolve(import.meta.dirname, '../..', scenario), false)).toMatchObject({ outcome: 'well' });
});

describe('npm run map', () => {
  test('writes nothing unless told, and is content when the stored world is the grown one', () => {
    expect(outcome()).toEqual({ outcome: 'stale', text: 'nothing is written without --write' });
    expect(existsSync(join(folder, 'world.json'))).toBe(false);
    expect(outcome(true)).toEqual({ outcome: 'well', text: 'world.json is written' });
    expect(JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8')).areas).toHaveLength(3);
    expect(outcome()).toEqual({ outcome: 'well', text: 'the stored world is the same' });
  });

  test('is a command that ends with 2 where a stored world is out of date', () => {
    const { status, stdout } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../map.ts'), folder], {
      encoding: 'utf8',
    });
    expect([status, stdout.split('\n')[0]]).toEqual([
      2,
      expect.stringMatching(/^chancery-map-.*: 3 areas, 3 borders, /),
    ]);
  });

  test('shows what has changed, and corrections without effect', () => {
    outcome(true);
    put('areas.csv', AREAS.replace('East', 'Orient'));
    put('borders.csv', 'a,b,kind,why\n1,2,mountain,peaks\n1,3,coast,\n');
    const { outcome: now, text } = outcome();
    expect(now).toBe('stale');
    expect(text).toContain('~ area 2 Orient: name East is now Orient');
    expect(text).toContain('~ border of 1 West and 2 Orient: land is now mountain');
    expect(text).toContain('? borders.csv:3: West and Sea have a coast border anyway');
  });

  test('says so when the stored world cannot be read', () => {
    put('world.json', '{"id":"two"}');
    expect(outcome().text).toContain('~ the stored world cannot be read\n  title: wanted: a text');
    put('world.json', 'no JSON');
    expect(outcome(true)).toMatchObject({ outcome: 'well', text: expect.stringContaining('cannot be read') });
  });

  test('lists the faults of all files', () => {
    put('areas.csv', AREAS.replace('2,East', 'two,East'));
    put('grow.json', JSON.stringify({ ...GROW, width: 'wide' }));
    const { outcome: now, text } = outcome(true);
    expect(now).toBe('faulty');
    expect(text).toContain('! areas.csv:3: number is "two"');
    expect(text).toContain('! grow.json: width: a whole number from 0 is wanted');
    expect(existsSync(join(folder, 'world.json'))).toBe(false);
  });

  test.each([
    ['grow.json that is no JSON', 'grow.json', '{', '! grow.json: '],
    [
      'a coast that is none',
      'coast.json',
      '{"type":"Point"}',
      '! coast.json: a GeoJSON Polygon or MultiPolygon is wanted',
    ],
    ['a coast that is no JSON', 'coast.json', '[', '! coast.json: '],
    [
      'a coast that is not there',
      'grow.json',
      JSON.stringify({ ...GROW, coast: 'land-5m' }),
      '! land-5m is neither a coast',
    ],
    [
      'a place that cannot be',
      'areas.csv',
      AREAS.replace('50,30', '50,300'),
      '! areas.csv:2: the place 50 300 of West lies outside',
    ],
  ])('refuses %s', (_, file, content, fault) => {
    put(file, content);
    expect(outcome()).toMatchObject({ outcome: 'faulty', text: expect.stringContaining(fault) });
  });

  test('shows the faults of a grown world', () => {
    put('borders.csv', 'a,b,kind,why\n1,2,mountain,\n1,3,reef,\n');
    expect(outcome(true)).toMatchObject({
      outcome: 'faulty',
      text: expect.stringContaining('! 1 West cannot be reached'),
    });
  });

  test('names the files that are missing', () => {
    rmSync(join(folder, 'borders.csv'));
    expect(outcome()).toEqual({ outcome: 'faulty', text: '! borders.csv is missing' });
  });

  test('takes the coast of the globe from the atlas', () => {
    const projection = { kind: 'conic-conformal', parallels: [36, 60], meridian: 10 };
    const frame = { west: [50, -12], east: [50, 4], north: [60, -4], south: [49, -4] };
    put('grow.json', JSON.stringify({ ...GROW, coast: 'land-110m', projection, frame }));
    put(
      'areas.csv',
      'number,name,kind,lat,lon,terrain,more\n1,England,land,52,-1,plain,\n2,Ireland,land,53,-8,plain,\n3,Sea,sea,51,-8,sea,\n',
    );
    outcome(true);
    const { areas } = JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8'));
    expect(areas.map(({ rings }: { rings: unknown[] }) => rings.length > 0)).toEqual([true, true, true]);
  });
});
