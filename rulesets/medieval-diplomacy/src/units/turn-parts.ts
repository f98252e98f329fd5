/** The parts of a turn that a ruler can look at: as it is now, First Events, each phase of movement, Final Events (MD-1.3). */
export const NOW = 0;
export const FIRST_EVENTS = 1;
export const partOfPhase = (phase: number): number => FIRST_EVENTS + phase;
