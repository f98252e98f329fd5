import { scenarioReading } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { faultsOfFile, faultsOfScenario } from './faults.ts';
import { placesOf } from './places.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

/**
 * Checks the shape of a scenario, then its sense (UM-24.2); every fault is listed with its path. What is secret of it, forces and
 * treasuries, enmities, revenues, spies and the two hidden ratings, setup puts into the state; a file that is shared while a
 * campaign runs goes without those ratings, and they are rolled for whoever plays it (UM-10.17).
 */
export const { readScenario, ownScenarios } = scenarioReading<ScenarioFile, Scenario>({
  schema: SCENARIO_SCHEMA,
  faultsIn: faultsOfScenario,
  grown: { faultsIn: faultsOfFile, placesOf },
  scenarioOf: (read) => read,
  secrets: ['generals[].skill', 'generals[].trueLoyalty'],
});
