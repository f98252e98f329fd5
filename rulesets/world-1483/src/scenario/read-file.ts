import type { ScenarioFault } from '@chancery/core';
import type { NationRow, TerritoryRow } from '../scenarios/rows.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { type LookRow, readLooks } from './read/looks.ts';
import { readNations } from './read/nations.ts';
import { type NeighbourRow, readNeighbours } from './read/neighbours.ts';
import { type Lined, readTerritories } from './read/territories.ts';

/** The rows of the tables of a file, each with the line in which it stands. */
export interface FileRows {
  readonly territories: readonly (TerritoryRow & Lined)[];
  readonly nations: readonly (NationRow & Lined)[];
  readonly neighbours: readonly NeighbourRow[];
  readonly looks: readonly LookRow[];
}

/** The rows of all tables, and what is wrong with single cells. */
export const readFile = (
  file: ScenarioFile,
): { readonly rows: FileRows; readonly faults: readonly ScenarioFault[] } => {
  const faults: ScenarioFault[] = [];
  const rows = {
    territories: readTerritories(file.territories, faults),
    nations: readNations(file.nations, faults),
    neighbours: readNeighbours(file.neighbours, faults),
    looks: readLooks(file.looks, faults),
  };
  return { rows, faults };
};
