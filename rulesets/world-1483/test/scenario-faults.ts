import { expect } from 'vitest';
import { ownScenarios, readScenario } from '../src/scenario/read.ts';
import type { ScenarioFile, TableName } from '../src/scenarios/scenario-file.ts';
import { filesOf } from './scenarios.ts';

const { scenario: file, world } = await filesOf('two-shores');

/** The faults of The Two Shores with one row changed, as `path: text`. */
export const faultsWith = (table: TableName, from: string | RegExp, to: string): readonly string[] => {
  const changed = file[table].replace(from, to);
  if (changed === file[table]) throw new Error(`nothing in ${table} is ${from}`);
  const scenario: ScenarioFile = { ...file, [table]: changed };
  const faults = ownScenarios.faultsOf({ scenario, world });
  expect(faults.every(({ remedy }) => remedy !== '')).toBe(true);
  expect(readScenario({ scenario, world }).ok).toBe(false);
  return faults.map(({ path, text }) => `${path}: ${text}`);
};

/** A change of a table, and the fault that it leads to. */
export type Case = readonly [what: string, table: TableName, from: string | RegExp, to: string, fault: string];
