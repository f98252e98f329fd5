import type { LadderName } from '../campaigns/settings.ts';

/** What becomes of a seat whose orders did not come. Each step includes that its ruler is told. */
export const STEPS = ['warn', 'caretaker', 'open'] as const;
export type Step = (typeof STEPS)[number];

/** What a rulebook does about silence. */
export interface Ladder {
  /** After so many missed turns in a row, from 1; what stands last holds for all that follow. */
  readonly inARow: readonly Step[];
  /** After missing the very first turn of the campaign. */
  readonly firstTurn: Step;
}

/** The ladders of the rulebooks, as far as the host climbs them; what a silent realm does is a matter of its rules. */
export const LADDER_OF: { readonly [name in LadderName]: Ladder } = {
  /** Whoever is silent is told so, and nothing else happens. */
  none: { inARow: ['warn'], firstTurn: 'warn' },
  /** A replacement is sought after the first turn of the game, or after two turns in a row. MD-18.18, MD-18.19 */
  'medieval-diplomacy': { inARow: ['warn', 'open'], firstTurn: 'open' },
  /** A letter, a defensive caretaker, an open seat. W83-20.10 to W83-20.12 */
  'world-1483': { inARow: ['warn', 'caretaker', 'open'], firstTurn: 'warn' },
};

/** What follows on a turn that was missed: the `missed`-th in a row, counted from 1. */
export const stepAfter = (ladder: Ladder, turn: number, missed: number): Step => {
  const step = ladder.inARow[Math.min(missed, ladder.inARow.length) - 1] ?? 'warn';
  return turn === 1 && STEPS.indexOf(ladder.firstTurn) > STEPS.indexOf(step) ? ladder.firstTurn : step;
};
