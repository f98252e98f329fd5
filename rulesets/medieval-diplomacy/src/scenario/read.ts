import type { Result } from '@chancery/core';
import { readScenarioData } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import { faultsOfScenario } from './faults.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

/** Checks shape first, then sense (MD-19.3); every fault is listed. */
export const readScenario = (data: unknown): Result<Scenario, readonly string[]> =>
  readScenarioData(data, SCENARIO_SCHEMA, faultsOfScenario);
