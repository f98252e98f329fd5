import { scenarioReading } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { faultsOfScenario } from './faults.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

/**
 * Checks the shape of a scenario, then its sense (DOM-18.2); every fault is listed with its path. What is secret of it, troops and
 * gold and the levels of holdings, setup puts into the state.
 */
export const { readScenario, ownScenarios } = scenarioReading<ScenarioFile, Scenario>({
  schema: SCENARIO_SCHEMA,
  faultsIn: faultsOfScenario,
  scenarioOf: (read) => read,
});
