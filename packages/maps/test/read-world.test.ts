import { readWorld } from '@chancery/maps';
import { describe, expect, test } from 'vitest';
import { grown } from './grow/small-realm.ts';

const { world } = grown();

/** The JSON of a good world with one thing put in its place, or taken away; `where` is like `areas.1.kind`. */
const spoilt = (where: string, value?: unknown): unknown => {
  const json: unknown = JSON.parse(JSON.stringify(world));
  const steps = where.split('.');
  const last = steps.pop() as string;
  const owner = steps.reduce((inner, step) => (inner as Record<string, unknown>)[step], json) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return json;
};

const faultsIn = (json: unknown): readonly string[] => {
  const read = readWorld(json);
  return read.ok ? [] : read.error.map(({ path, text }) => `${path}: ${text}`);
};

describe('reading a world', () => {
  test('gives the world', () => {
    expect(readWorld(JSON.parse(JSON.stringify(world)))).toEqual({ ok: true, value: world });
  });

  test.each([['secret'], ['areas.0.secret'], ['borders.0.secret'], ['areas.0.seat.secret']])(
    'leaves out what it does not know: %s',
    (where) => {
      expect(readWorld(spoilt(where, 'no'))).toEqual({ ok: true, value: world });
    },
  );

  test.each([
    ['title', undefined, 'title: wanted: a text'],
    ['width', 0, 'width: wanted: a whole number from 1'],
    ['areas', {}, 'areas: wanted: a list'],
    ['areas.2', 7, 'areas[2]: wanted: an object'],
    ['areas.2', [], 'areas[2]: wanted: an object'],
    ['areas.1.kind', 'lake', 'areas[1].kind: wanted: land | sea'],
    ['areas.1.number', 1.5, 'areas[1].number: wanted: a whole number from 1'],
    ['areas.0.name', '', 'areas[0].name: wanted: a text'],
    ['areas.0.seat', undefined, 'areas[0].seat: wanted: an object'],
    ['areas.0.seat.y', '7', 'areas[0].seat.y: wanted: a whole number'],
    ['areas.0.label.room', -1, 'areas[0].label.room: wanted: a whole number from 0'],
    ['areas.0.rings.0', [1, 2, 3, 4], 'areas[0].rings[0]: wanted: x, y of at least 3 points, whole numbers'],
    ['areas.0.rings.0', [1, 2, 3, 4, 5, 6, 7], 'areas[0].rings[0]: wanted: x, y of at least 3 points, whole numbers'],
    ['borders.3.lines.0', [1, 2, 3, 4.5], 'borders[3].lines[0]: wanted: x, y of at least 2 points, whole numbers'],
    [
      'borders.3.kind',
      'road',
      'borders[3].kind: wanted: land | mountain | river | bridge | strait | coast | reef | sea | passage',
    ],
    ['wilds.0', 'none', 'wilds[0]: wanted: x, y of at least 3 points, whole numbers'],
  ])('finds %s = %j', (where, value, fault) => {
    expect(faultsIn(spoilt(where, value))).toEqual([fault]);
  });

  test.each([[null], [3], ['world'], [[]]])('refuses what is no object at all: %j', (json) => {
    expect(faultsIn(json)).toEqual([': wanted: an object']);
  });

  test('lists all faults', () => {
    expect(
      faultsIn({ id: 4, title: 'x', width: 1, height: 1, areas: [{ number: 1 }], borders: [{}], wilds: [] }),
    ).toEqual([
      'id: wanted: a text',
      'areas[0].label: wanted: an object',
      'areas[0].name: wanted: a text',
      'areas[0].kind: wanted: land | sea',
      'areas[0].terrain: wanted: a text',
      'areas[0].rings: wanted: a list',
      'areas[0].seat: wanted: an object',
      'borders[0].a: wanted: a whole number from 1',
      'borders[0].b: wanted: a whole number from 1',
      'borders[0].kind: wanted: land | mountain | river | bridge | strait | coast | reef | sea | passage',
      'borders[0].lines: wanted: a list',
    ]);
  });
});
