import { err, faultsAgainst, ok, type Result, type World } from '@chancery/core';
import { faultsOfWorld, readWorld, worldFaultText } from '@chancery/maps';
import type { Scenario } from '../scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { faultsOfScenario } from './faults.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

/** Data of a scenario as it lies in a file: the position, and the world it stands on. */
export interface ScenarioData {
  readonly scenario: unknown;
  readonly world: unknown;
}

/** Checks shape first, then sense (MD-19.3); every fault is listed. */
export const readScenario = (data: unknown): Result<Scenario, readonly string[]> => {
  const { scenario, world } = (data ?? {}) as Partial<ScenarioData>;
  const shape = faultsAgainst(SCENARIO_SCHEMA, scenario, '');
  const map = readWorld(world);
  const mapShape = map.ok ? [] : map.error.map(({ path, text }) => `world ${path}: ${text}`);
  if (shape.length > 0 || !map.ok) return err([...shape, ...mapShape]);
  const file = scenario as ScenarioFile;
  const faults = [...mapFaults(map.value), ...faultsOfScenario(file, map.value)];
  return faults.length > 0 ? err(faults) : ok({ file, world: map.value });
};

const mapFaults = (world: World): readonly string[] =>
  faultsOfWorld(world).map((fault) => `world: ${worldFaultText(fault, world)}`);
