/**
 * How scenario.json is made: title and description from about.json, and the tables as they stand in the files beside it
 * (territories.csv, nations.csv, neighbours.csv, looks.csv), which are the scenario (W83-21.1, 21.2).
 */
import type { ScenarioTool } from '@chancery/testkit';
import { type ScenarioFile, TABLES, type TableName } from '../src/scenarios/scenario-file.ts';

export const buildScenario: ScenarioTool<ScenarioFile> = {
  from: (about, _, { text }) => ({
    ...(about as Omit<ScenarioFile, TableName>),
    ...(Object.fromEntries(TABLES.map((table) => [table, text(`${table}.csv`)])) as Pick<ScenarioFile, TableName>),
  }),
  summary: ({ territories, nations }) => `${rowsOf(territories)} places, ${rowsOf(nations)} nations`,
};

const rowsOf = (table: string): number => table.trim().split('\n').length - 1;
