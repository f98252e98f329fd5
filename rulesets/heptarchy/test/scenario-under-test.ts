import { scriptedDice } from '@chancery/core';
import { readOptions } from '../src/scenario/options.ts';
import { readScenario } from '../src/scenario/read.ts';
import type { ScenarioFile } from '../src/scenario/scenario-file.ts';
import type { Scenario } from '../src/scenario.ts';
import { scenarioData } from '../src/scenarios/library.ts';
import { setup } from '../src/setup.ts';
import type { HepPosition } from '../src/types.ts';

/** A built-in scenario, checked. */
export const loadScenario = async (id: string): Promise<Scenario> => {
  const read = readScenario(await scenarioData(id));
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value;
};

/** The file of a built-in scenario as it lies in the library. */
export const fileOf = async (id: string): Promise<ScenarioFile> =>
  ((await scenarioData(id)) as { readonly scenario: ScenarioFile }).scenario;

export const HEPTARCHY = await loadScenario('heptarchy');
export const SAXON_SHORE = await loadScenario('saxon-shore');

/** The first position of a scenario; setting up draws nothing. */
export const firstPosition = (scenario: Scenario, given: unknown = {}): HepPosition => {
  const options = readOptions(scenario, given);
  if (!options.ok) throw new Error(options.error.join('\n'));
  return setup(scenario, options.value, scriptedDice({ list: [] }));
};
