import { err, faultsAgainst, type JsonSchema, ok, type Result, type World } from '@chancery/core';
import { faultsOfWorld, readWorld, worldFaultText } from '@chancery/maps';

/** Data of a scenario as it lies in files: the position, and the world it stands on. */
export interface ScenarioData {
  readonly scenario: unknown;
  readonly world: unknown;
}

/** A scenario whose shape and sense are right. */
export interface ReadScenarioData<File> {
  readonly file: File;
  readonly world: World;
}

/**
 * Checks the shape of both, then the sense: that of the world, and by `faultsIn` that of the position on it. Every fault
 * is listed.
 */
export const readScenarioData = <File>(
  data: unknown,
  schema: JsonSchema,
  faultsIn: (file: File, world: World) => readonly string[],
): Result<ReadScenarioData<File>, readonly string[]> => {
  const { scenario, world } = (data ?? {}) as Partial<ScenarioData>;
  const shape = faultsAgainst(schema, scenario, '');
  const map = readWorld(world);
  const mapShape = map.ok ? [] : map.error.map(({ path, text }) => `world ${path}: ${text}`);
  if (shape.length > 0 || !map.ok) return err([...shape, ...mapShape]);
  const file = scenario as File;
  const mapFaults = faultsOfWorld(map.value).map((fault) => `world: ${worldFaultText(fault, map.value)}`);
  const faults = [...mapFaults, ...faultsIn(file, map.value)];
  return faults.length > 0 ? err(faults) : ok({ file, world: map.value });
};
