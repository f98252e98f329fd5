import type { Instant } from '@chancery/core';
import type { AbsenceTable } from '../absence/absence.table.ts';

/** A player without a seat who has said that they will be away. Once they have a seat it is an absence of that seat. */
export interface WaitingAbsenceTable extends Omit<AbsenceTable, 'seat' | 'untilAt'> {
  /** They are back at this instant; earlier when they say so themselves. NO_END where turns say it. */
  readonly untilAt: Instant;
}
