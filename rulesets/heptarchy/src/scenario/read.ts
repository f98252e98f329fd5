import { byNumber, err, faultsAgainst, ok, type Result, sorted, type World } from '@chancery/core';
import { faultsOfWorld, readWorld, worldFaultText } from '@chancery/maps';
import type { Scenario } from '../scenario.ts';
import type { AreaEntry, ScenarioFile } from '../scenarios/scenario-file.ts';
import type { AreaInfo, SeaInfo } from '../setting.ts';
import { faultsOfScenario } from './faults.ts';
import { SCENARIO_SCHEMA } from './schema.ts';
import { allowedOn, DEPENDENCIES, type Dependencies, RESOURCE_TABLE, TRIBE_TRADITIONS } from './tables.ts';
import { faultsOfMap } from './world-faults.ts';

/** Data of a scenario as it lies in a file: kingdoms and tables, and the world they stand on. */
export interface ScenarioData {
  readonly scenario: unknown;
  readonly world: unknown;
}

/** Checks shape first, then sense (HEP-18.2); every fault is listed. */
export const readScenario = (data: unknown): Result<Scenario, readonly string[]> => {
  const { scenario, world } = (data ?? {}) as Partial<ScenarioData>;
  const shape = faultsAgainst(SCENARIO_SCHEMA, scenario, '');
  const map = readWorld(world);
  const mapShape = map.ok ? [] : map.error.map(({ path, text }) => `world ${path}: ${text}`);
  if (shape.length > 0 || !map.ok) return err([...shape, ...mapShape]);
  const file = scenario as ScenarioFile;
  const faults = [...faultsOfScenario(file), ...mapFaults(map.value), ...faultsOfMap(file, map.value)];
  return faults.length > 0 ? err(faults) : ok(scenarioOf(file, map.value));
};

const mapFaults = (world: World): readonly string[] =>
  faultsOfWorld(world).map((fault) => `world: ${worldFaultText(fault, world)}`);

const scenarioOf = (file: ScenarioFile, world: World): Scenario => {
  const dependencies = file.dependencies ?? DEPENDENCIES;
  return {
    scenario: file.id,
    title: file.title,
    options: file.options,
    areas: [null, ...file.areas.map((area) => areaOf(area, dependencies))],
    seas: [
      null,
      ...file.seas.map(
        ({ number, name, shipyards, adjacent }): SeaInfo => ({
          number,
          name,
          shipyards,
          adjacent: sorted(adjacent, byNumber),
          areas: file.areas.filter(({ seas }) => seas.includes(number)).map((area) => area.number),
        }),
      ),
    ],
    resources: file.resources ?? RESOURCE_TABLE,
    traditions: file.traditions ?? TRIBE_TRADITIONS,
    world,
  };
};

const areaOf = ({ lat: _lat, lon: _lon, ...area }: AreaEntry, dependencies: Dependencies): AreaInfo => ({
  ...area,
  neighbours: sorted(area.neighbours, byNumber),
  rivers: sorted(area.rivers, byNumber),
  seas: sorted(area.seas, byNumber),
  allowed: allowedOn(dependencies, area),
});
