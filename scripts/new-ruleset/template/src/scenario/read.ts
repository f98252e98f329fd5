import { ok, type Result, type World } from '@chancery/core';
import { faultsOfArms, readScenarioData, twice } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

/** Checks the shape of a scenario first, then its sense; every fault is listed. */
export const readScenario = (data: unknown): Result<Scenario, readonly string[]> => {
  const read = readScenarioData<ScenarioFile>(data, SCENARIO_SCHEMA, faultsOfScenario);
  return read.ok ? ok(read.value) : read;
};

const faultsOfScenario = ({ powers }: ScenarioFile, { areas }: World): readonly string[] => [
  ...twice(powers.map(({ code }) => code)).map((code) => `two houses have the code ${code}`),
  ...twice(powers.map(({ home }) => home)).map((home) => `two houses are at home in area ${home}`),
  ...powers
    .filter(({ home }) => !areas.some(({ number }) => number === home))
    .map(({ code, home }) => `${code} is at home in area ${home}, which is not on the map`),
  ...faultsOfArms(
    powers.map(({ code, arms }) => ({ entry: code, arms })),
    'houses',
  ),
];
