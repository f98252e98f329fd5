import { byNumber, sorted, type World } from '@chancery/core';
import { scenarioReading } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { AreaInfo, SeaInfo } from '../setting.ts';
import { faultsOfScenario } from './faults.ts';
import type { AreaEntry, ScenarioFile } from './scenario-file.ts';
import { SCENARIO_SCHEMA } from './schema.ts';
import { allowedOn, DEPENDENCIES, type Dependencies, RESOURCE_TABLE, TRIBE_TRADITIONS } from './tables.ts';
import { faultsOfMap } from './world-faults.ts';

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

/** Checks shape first, then sense (HEP-18.2); every fault is listed. */
export const { readScenario, ownScenarios } = scenarioReading<ScenarioFile, Scenario>({
  schema: SCENARIO_SCHEMA,
  faultsIn: (file, world) => [...faultsOfScenario(file), ...faultsOfMap(file, world)],
  scenarioOf: ({ file, world }) => scenarioOf(file, world),
});
