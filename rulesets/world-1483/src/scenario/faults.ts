import type { ScenarioFault, World } from '@chancery/core';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { readFile } from './read-file.ts';
import { lookFaults } from './sense/look-faults.ts';
import { nationFaults } from './sense/nation-faults.ts';
import { neighbourFaults } from './sense/neighbour-faults.ts';
import { territoryFaults } from './sense/territory-faults.ts';
import { worldFaults } from './sense/world-faults.ts';

/** What is wrong in a file, whatever map it is played on: first single cells, and where these are right, their sense (W83-21.4). */
export const faultsOfFile = (file: ScenarioFile): readonly ScenarioFault[] => {
  const { rows, faults } = readFile(file);
  if (faults.length > 0) return faults;
  return [...territoryFaults(rows), ...neighbourFaults(rows), ...nationFaults(rows), ...lookFaults(rows)];
};

/** The same, and whether the map is that of the file. */
export const faultsOfScenario = (file: ScenarioFile, world: World): readonly ScenarioFault[] => {
  const faults = faultsOfFile(file);
  return faults.length > 0 ? faults : worldFaults(readFile(file).rows, world);
};
