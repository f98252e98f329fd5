import { ownScenarios, readScenario } from '../src/scenario/read.ts';
import { scenarioUnderTest } from './scenario-under-test.ts';

export const crowns = scenarioUnderTest('four-crowns');
export const LONDON = 1;
export const YORK = 2;
export const GLOUCESTER = 3;
export const HALYCH = 18;
export const NORTH_SEA = 25;

/** A file into which a test may put what its type forbids. */
export type Spoiled = ReturnType<typeof JSON.parse>;

/** The file of four crowns, changed. */
export const changed = (change: (file: Spoiled, world: Spoiled) => void): { scenario: Spoiled; world: Spoiled } => {
  const scenario: Spoiled = structuredClone(crowns.file);
  const world: Spoiled = structuredClone(crowns.world);
  change(scenario, world);
  return { scenario, world };
};

/** What is found wrong with it. */
export const faultsIn = (change: (file: Spoiled, world: Spoiled) => void): readonly string[] => {
  const result = readScenario(changed(change));
  return result.ok ? [] : result.error;
};

export const province = (file: Spoiled, number: number): Spoiled =>
  file.provinces.find((each: Spoiled) => each.number === number);

export const RATINGS = { infantry: 1, cavalry: 2, siege: 3, naval: 4 };

/** The same by where it is. */
export const pathsOfFaults = (change: (file: Spoiled, world: Spoiled) => void): readonly string[] =>
  ownScenarios.faultsOf(changed(change)).map(({ path }) => path);
