import { type Faults, readRows } from './row.ts';
import type { Lined } from './territories.ts';

export const NEIGHBOUR_COLUMNS = ['id', 'land', 'coasts', 'sea'] as const;

/** What lies beside a place. */
export interface NeighbourRow extends Lined {
  readonly id: string;
  readonly land: readonly string[];
  readonly coasts: readonly string[];
  readonly sea: readonly string[];
}

/** The rows of the table of neighbours (W83-21.30, 21.31). */
export const readNeighbours = (text: string, faults: Faults): readonly NeighbourRow[] =>
  readRows('neighbours', text, NEIGHBOUR_COLUMNS, faults).map((row) => ({
    line: row.line,
    id: row.id('id'),
    land: row.ids('land'),
    coasts: row.ids('coasts'),
    sea: row.ids('sea'),
  }));
