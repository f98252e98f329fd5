import type { Migration } from '../migration.ts';

/** Absences that last for so many turns, and not until a day. */
export const absencesByTurns: Migration = {
  number: 12,
  name: 'absences-by-turns',
  statements: ({ int }) => [`alter table absence add column through_turn ${int}`],
};
