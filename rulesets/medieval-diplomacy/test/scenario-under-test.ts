import { readFileSync } from 'node:fs';
import { type BorderKind, compileGraph, type MapGraph, type World, type WorldArea } from '@chancery/core';
import { readGazetteer, readWorld } from '@chancery/maps';
import { TROOPS } from '../src/data/troops.ts';
import { DEFAULT_OPTIONS } from '../src/scenario/options.ts';
import type { ProvinceEntry, RealmEntry, ScenarioFile, TroopsEntry } from '../src/scenarios/scenario-file.ts';
import type { Options, Troop } from '../src/setting.ts';
import { setup } from '../src/setup.ts';
import type { MdPosition } from '../src/types.ts';
import { type About, scenarioFrom } from '../tools/scenario-from.ts';

/** A stored scenario with its world, and questions about both by the names of places. */
export interface ScenarioUnderTest {
  readonly file: ScenarioFile;
  readonly world: World;
  readonly graph: MapGraph;
  /** The first position, with the options of the scenario but for what is said. */
  begin(said?: Partial<Options>): MdPosition;
  /** What the tool makes of about.json and areas.csv. */
  built(): ScenarioFile;
  area(name: string): WorldArea;
  province(name: string): ProvinceEntry;
  /** The provinces of a realm in order: capital, second city … */
  provincesOf(realm: RealmEntry): readonly ProvinceEntry[];
  nameOf(province: number): string;
  /** Garrison or army there. */
  troopsAt(province: number): Readonly<Record<string, number>>;
  border(one: string, other: string): BorderKind | undefined;
  /** Neighbours without a barrier between (MD-2.4, MD-2.5). */
  open(from: number): readonly number[];
  isLand(area: number): boolean;
}

export const scenarioUnderTest = (name: string): ScenarioUnderTest => {
  const read = (file: string): string =>
    readFileSync(new URL(`../src/scenarios/${name}/${file}`, import.meta.url), 'utf8');
  const file = JSON.parse(read('scenario.json')) as ScenarioFile;
  const world = holding(readWorld(JSON.parse(read('world.json'))));
  const graph = holding(compileGraph(world.areas, world.borders));
  const areas = new Map(world.areas.map((area) => [area.name, area]));
  const provinces = new Map(file.provinces.map((province) => [province.number, province]));
  const area = (called: string): WorldArea => found(areas.get(called), called);
  const hasBarrier = (from: number, to: number): boolean =>
    ['mountain', 'reef'].includes(graph.borderBetween(from, to) ?? '');
  return {
    file,
    world,
    graph,
    begin: (said = {}) => setup({ file, world }, { ...DEFAULT_OPTIONS, ...file.options, ...said }),
    built: () => {
      const gazetteer = holding(readGazetteer(read('areas.csv'), read('borders.csv')));
      return scenarioFrom(JSON.parse(read('about.json')) as About, gazetteer.areas);
    },
    area,
    province: (called) => found(provinces.get(area(called).number), called),
    provincesOf: ({ code }) => file.provinces.filter(({ owner }) => owner === code),
    nameOf: (number) => found(world.areas.find((place) => place.number === number)?.name, String(number)),
    troopsAt: (number) => found(troopsIn([...file.garrisons, ...file.armies], number), `troops in ${number}`),
    border: (one, other) => graph.borderBetween(area(one).number, area(other).number),
    open: (from) => graph.neighbours(from).filter((to) => !hasBarrier(from, to)),
    isLand: (number) => graph.kindOf(number) === 'land',
  };
};

const holding = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const found = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
};

const troopsIn = (entries: readonly TroopsEntry[], province: number) =>
  entries.find((entry) => entry.province === province)?.troops;

export const troopCalled = (key: string): Troop =>
  found(
    TROOPS.find((troop) => troop.key === key),
    key,
  );

export const isShip = (key: string): boolean => ['transport', 'warship'].includes(troopCalled(key).class);

/** Build value in gold. */
export const costOf = (troops: Readonly<Record<string, number>>): number => summed(troops, ({ cost }) => cost);

/** Total combat (MD-4.40). */
export const combatOf = (troops: Readonly<Record<string, number>>): number =>
  summed(troops, ({ attacks, combat }) => attacks * combat);

const summed = (troops: Readonly<Record<string, number>>, figure: (troop: Troop) => number): number =>
  Object.entries(troops).reduce((sum, [key, count]) => sum + count * figure(troopCalled(key)), 0);
