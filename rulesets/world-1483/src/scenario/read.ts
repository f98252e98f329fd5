import { type ReadScenarioData, scenarioReading } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { faultsOfFile, faultsOfScenario } from './faults.ts';
import { placesOf } from './places.ts';
import { readFile } from './read-file.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

/** The scenario of a file whose tables are right. */
export const scenarioOf = ({ file, world }: ReadScenarioData<ScenarioFile>): Scenario => {
  const { territories, nations, neighbours, looks } = readFile(file).rows;
  const table = (column: 'land' | 'coasts' | 'sea', kind: 'land' | 'sea') => {
    const kindOf = new Map(territories.map((row) => [row.id, row.kind]));
    return Object.fromEntries(
      neighbours.filter(({ id }) => kindOf.get(id) === kind).map((row) => [row.id, row[column]]),
    );
  };
  return {
    id: file.id,
    title: file.title,
    places: territories.map(({ line: _, ...row }) => row),
    nations: nations.map(({ line: _, ...row }) => row),
    tables: { land: table('land', 'land'), coasts: table('coasts', 'land'), sea: table('sea', 'sea') },
    looks: Object.fromEntries(looks.map(({ nation, line: _, ...look }) => [nation, look])),
    world,
  };
};

/** Checks the shape of a scenario, then its cells, then its sense (W83-21.4): every fault is listed with table, row and column. */
export const { readScenario, ownScenarios } = scenarioReading<ScenarioFile, Scenario>({
  schema: SCENARIO_SCHEMA,
  faultsIn: faultsOfScenario,
  grown: { faultsIn: faultsOfFile, placesOf },
  scenarioOf,
});
