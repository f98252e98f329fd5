import { type JsonValue, quickDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { PHASES } from '../../src/phases.ts';
import { faultsOfFile } from '../../src/scenario/faults.ts';
import { ownScenarios } from '../../src/scenario/read.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-file.ts';
import { positionOf, ran, type Writable } from '../board.ts';
import { ARVEN, ITALIA } from '../scenarios.ts';

type Draft = Writable<ScenarioFile>;

/** Where a map would be grown from a file, or the first fault that keeps it from being grown. */
const refusalOf = (change: (file: Draft) => unknown): string => {
  const file = structuredClone(ARVEN) as Draft;
  change(file);
  const places = ownScenarios.placesOf?.(file);
  if (places === undefined || places.ok) return 'it would be grown';
  const [first] = places.error;
  return `${first?.path}: ${first?.text}`;
};

const first = <T>(list: readonly T[] | undefined): T => list?.[0] as T;

describe('what a stranger may send', () => {
  test.each<readonly [what: string, change: (file: Draft) => unknown, fault: RegExp]>([
    [
      'a thousand million units',
      (file) => (first(file.provinces).forces = [{ type: 'FOT', count: 1_000_000_000 }]),
      /^scenario\.provinces\[0\]\.forces\[0\]\.count: wanted 1 to 9999/,
    ],
    [
      'half a unit',
      (file) => (first(file.provinces).forces = [{ type: 'FOT', count: 1.5 }]),
      /^scenario\.provinces\[0\]\.forces\[0\]\.count: wanted/,
    ],
    [
      'a treasury beyond all bounds',
      (file) => (first(file.nations).treasury = 1e15),
      /^scenario\.nations\[0\]\.treasury: wanted 0 to 9999/,
    ],
    [
      'a factor beyond all bounds',
      (file) => (first(file.types[1]?.ground).open = 1e9),
      /^scenario\.types\[1\]\.ground\[0\]\.open: wanted/,
    ],
    [
      'more provinces than a map holds',
      (file) => (file.provinces = Array.from({ length: 201 }, () => first(file.provinces))),
      /^scenario\.provinces: wanted/,
    ],
    [
      'thousands of routes',
      (file) => (file.landRoutes = Array.from({ length: 2001 }, () => first(file.landRoutes))),
      /^scenario\.landRoutes: wanted/,
    ],
    [
      'provinces in one place',
      (file) => Object.assign(file.provinces[1] as object, { x: first(file.provinces).x, y: first(file.provinces).y }),
      /^scenario\.provinces\[1\]: a province at .* stands there twice/,
    ],
    [
      'a field that means something to a program',
      (file) => Object.defineProperty(file, '__proto__', { value: {}, enumerable: true }),
      /^scenario\.__proto__: is not known/,
    ],
    [
      'markup in the name of a province',
      (file) => Object.assign(first(file.provinces), { name: 'Cor<script>', code: 'COR' }),
      /^scenario\.provinces\[0\]\.name: "Cor<script>" is no name/,
    ],
    [
      'a line of orders in the name of a nation',
      (file) => (first(file.nations).name = 'Cor\nEND'),
      /^scenario\.nations\[0\]\.name: .* is no name/,
    ],
    [
      'a general who is called as an order begins',
      (file) => (first(file.generals).name = 'Move'),
      /^scenario\.generals\[0\]\.name: Move is a word of which orders are made/,
    ],
    [
      'a troop type that is called VIA',
      (file) => file.types.push({ ...(file.types[1] as Draft['types'][number]), code: 'VIA' }),
      /^scenario\.types\[\d+\]\.code: VIA is a word/,
    ],
    [
      'the sign of a turn that hides a tag',
      (file) => (first(file.calendar).name = '<b>Spring'),
      /^scenario\.calendar\[0\]\.name: .* is no name/,
    ],
    [
      'an infinite number',
      (file) => (first(file.provinces).x = Number.POSITIVE_INFINITY),
      /^scenario\.provinces\[0\]\.x: wanted/,
    ],
  ])('%s: is told before anything is grown', (_, change, fault) => {
    expect(refusalOf(change)).toMatch(fault);
  });

  test('what is no scenario at all is told as well', () => {
    for (const nothing of [null, [], 'text', 7, {}] as const) {
      expect(ownScenarios.placesOf?.(nothing).ok).toBe(false);
      expect(ownScenarios.faultsOf({ scenario: nothing, world: nothing })).not.toEqual([]);
    }
  });

  test('names of other tongues, with accents, apostrophes and hyphens, are names', () => {
    const file = structuredClone(ARVEN) as Draft;
    Object.assign(first(file.provinces), { name: "Coré d'Or-sur-Mer" });
    Object.assign(first(file.nations), { name: 'États du Pô' });
    first(file.generals).name = 'D’Este-Žižka';
    expect(faultsOfFile(file)).toEqual([]);
  });
});

/** Everything as large as a file may say it. */
const HUGE: ScenarioFile = {
  ...ITALIA,
  types: ITALIA.types.map((type) => ({
    ...type,
    ...(type.category === 'spy' ? {} : { supply: 999, assault: 999, siege: 999 }),
    ...(type.category === 'sea' ? { sea: 999, capacity: 99 } : {}),
    ...(type.ground === undefined
      ? {}
      : { ground: type.ground.map(({ terrain }) => ({ terrain, open: 999, mobility: 999, recruit: 999 })) }),
  })),
  nations: ITALIA.nations.map((nation) => ({ ...nation, treasury: 9999, taxRate: 150 })),
  provinces: ITALIA.provinces.map((province) => ({
    ...province,
    revenue: 99,
    forces: ITALIA.types
      .filter(({ category }) => category === 'land' || (category === 'sea' && province.coastal === true))
      .map(({ code }) => ({ type: code, count: 9999 })),
  })),
};

/** The path of the first number in a value that is not an exact integer. */
const inexact = (value: unknown, path = ''): string | null => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} = ${value}`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, each] of Object.entries(value)) {
    const found = inexact(each, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
};

test('UM-0.8, UM-1.21 the most that a file may say never leaves exact integers', () => {
  expect(faultsOfFile(HUGE)).toEqual([]);
  const { length } = ITALIA.nations;
  const everybody = Array.from({ length }, (_, at) => at + 1);
  let position = positionOf(HUGE, { rebelGenerals: 'newNation', rebelMinUnits: 1 }, quickDice(1));
  const battles: string[] = [];
  for (let turn = 1; turn <= 4; turn += 1) {
    const { setting, state } = position;
    const ordersOf = (nation: number): readonly Order[] => {
      const marches = state.generals
        .filter((general) => general.nation === nation && general.command === 'land')
        .flatMap((general): readonly Order[] => {
          const route = setting.world.routes?.find(
            ({ a, b, by }) => by === 'land' && [a, b].includes(general.location ?? 0),
          );
          if (route === undefined) return [];
          const to = route.a === general.location ? route.b : route.a;
          const troops = setting.types
            .filter(({ category }) => category === 'land')
            .map(({ type }) => ({ type, count: 'ALL' }) as const);
          return [{ verb: 'MOVE', args: { generals: [general.number], troops, to, army: '3M' } }] as readonly Order[];
        });
      const enemies = everybody.filter((other) => other !== nation);
      return [{ verb: 'ENEMIES', args: { nations: enemies } }, { verb: 'TAX', args: { rate: 150 } }, ...marches];
    };
    const orders = Object.fromEntries(
      ITALIA.nations.map(({ code }, at) => [code, state.nations[at + 1] ? ordersOf(at + 1) : []]),
    );
    const after = ran(position, PHASES, orders, quickDice(turn));
    expect(inexact(after.events as unknown as JsonValue)).toBeNull();
    expect(inexact(after.state)).toBeNull();
    battles.push(...after.events.map(({ kind }) => kind).filter((kind) => kind.includes('battle')));
    position = { setting, state: { ...after.state, turn: turn + 1 } };
  }
  expect(battles.length).toBeGreaterThan(0);
});
