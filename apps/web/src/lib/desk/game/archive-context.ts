import { getContext, setContext } from 'svelte';
import type { Answer } from '../api/ask.ts';
import type { ListedTurn } from './history-steps.ts';
import type { StandingsAfter } from './standings.ts';

/** The turns of a game that is played on this device alone. */
export interface Archive {
  /** The turn file of a turn that is out, as text. */
  load(turn?: number): Promise<Answer<string>>;
  /** The turns that are out, the oldest first, as a server lists them. */
  turns(): Promise<readonly ListedTurn[]>;
  /** The tables after all turns that are out, the oldest first. */
  standings(): Promise<readonly StandingsAfter[]>;
}

const KEY = Symbol('archive');

/** Null at a desk over a campaign of a server, and over a file from a disk. */
export const archiveOfDesk = (): Archive | null => getContext<Archive | undefined>(KEY) ?? null;

export const setArchiveOfDesk = (archive: Archive): void => {
  setContext(KEY, archive);
};
