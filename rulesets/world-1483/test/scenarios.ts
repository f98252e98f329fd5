import type { World } from '@chancery/core';
import { readScenario } from '../src/scenario/read.ts';
import type { Scenario } from '../src/scenario.ts';
import { scenarioData } from '../src/scenarios/library.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';

/** A built-in scenario as it lies in its files. */
export const filesOf = async (id: string): Promise<{ readonly scenario: ScenarioFile; readonly world: World }> =>
  (await scenarioData(id)) as { readonly scenario: ScenarioFile; readonly world: World };

/** A built-in scenario, read and checked. */
export const scenarioNamed = async (id: string): Promise<Scenario> => {
  const read = readScenario(await scenarioData(id));
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value;
};
