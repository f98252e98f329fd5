import { scenarioReading } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { faultsOfScenario } from './faults.ts';
import { SCENARIO_SCHEMA } from './schema.ts';
import { warningsOfScenario } from './warnings.ts';

/** What DOM-15.1 does not call public: setup puts it into the state, never into the setting. */
const SECRETS = [
  'domains[].treasury',
  'provinces[].mood',
  'provinces[].taxRate',
  'holdings[].level',
  'holdings[].fortified',
  'units',
  'natives',
] as const;

/** Checks the shape of a scenario, then its sense (DOM-18.2); every fault is listed with its path. */
export const { readScenario, ownScenarios } = scenarioReading<ScenarioFile, Scenario>({
  schema: SCENARIO_SCHEMA,
  faultsIn: faultsOfScenario,
  warningsIn: warningsOfScenario,
  scenarioOf: (read) => read,
  secrets: SECRETS,
});
