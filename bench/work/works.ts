import { coldTurn } from './of-processes.ts';
import { adjudication, fourfoldAdjudication, fourfoldTurns, reading, reports, wholeTurns } from './of-turns.ts';
import type { Work } from './work.ts';

/** Every work by the name under which a process is told to do it. */
export const WORKS = {
  'whole-turn': wholeTurns,
  'cold-turn': coldTurn,
  reading,
  adjudication,
  reports,
  'whole-turn-4': fourfoldTurns,
  'adjudication-4': fourfoldAdjudication,
} as const satisfies { readonly [name: string]: Work };

export type WorkName = keyof typeof WORKS;
