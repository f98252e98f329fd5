import type { Look } from '../../scenarios/rows.ts';
import { type Faults, readRows } from './row.ts';
import type { Lined } from './territories.ts';

export const LOOK_COLUMNS = ['nation', 'arms', 'tone', 'description'] as const;

export interface LookRow extends Look, Lined {
  readonly nation: string;
}

const MOST_TONE = 99;

/** How nations are shown. */
export const readLooks = (text: string, faults: Faults): readonly LookRow[] =>
  readRows('looks', text, LOOK_COLUMNS, faults).map((row) => ({
    line: row.line,
    nation: row.name('nation'),
    arms: row.name('arms'),
    tone: row.whole('tone', 0, MOST_TONE),
    description: row.text('description'),
  }));
