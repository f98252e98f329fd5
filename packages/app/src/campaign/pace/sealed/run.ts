import { seatActs } from '../../play/seating.ts';
import type { Run } from '../parts/run.ts';
import { askOpenQuestions } from './ask-questions.ts';
import { excusedOf } from './excused-of.ts';
import { sheetsOfRecord } from './of-record.ts';

/** A turn is made of the sheets of all, by a list that is shown before it is run. */
export const run: Run = {
  ofRecord: sheetsOfRecord,
  excused: excusedOf,
  seatActs: (db, play, seats) =>
    seatActs(db, play, seats, {
      ruled: ({ seat, status }) =>
        status === 'held' && play.window.kind === 'window' && play.window.seats.includes(seat),
      returned: async () => true,
    }),
  acts: null,
  afterList: (now) => ({ listClosedAt: now, dueAt: now }),
  note: async () => undefined,
  heard: async (_, { key }, { ofRecord }) => ({ turn: key.turn, ofRecord }),
  leaves: async () => [],
  calls: async () => [],
  ask: askOpenQuestions,
};
