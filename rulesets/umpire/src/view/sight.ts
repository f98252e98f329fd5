import type { Setting } from '../setting.ts';
import type { Knowledge, State } from '../state.ts';
import type { NationNumber } from '../words.ts';

/** Who looks at what. */
export interface Sight {
  readonly setting: Setting;
  readonly state: State;
  /** Null for the public and the master. */
  readonly nation: NationNumber | null;
  readonly isMaster: boolean;
}

export const NOTHING_KNOWN: Knowledge = { forces: [], provinces: [], generals: [] };

/** Whether the viewer is told all that this nation knows of itself: its ruler and the master are (UM-21.25, 21.28). */
export const isOpen = ({ nation, isMaster }: Sight, of: NationNumber): boolean => isMaster || of === nation;
