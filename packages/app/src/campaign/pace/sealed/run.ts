import { sendersOf } from '@chancery/core';
import { addTurnWindow, jsonText } from '@chancery/store';
import { isAsked, seatActs } from '../../play/seating.ts';
import { reviewEnds } from '../../terms/review.ts';
import type { Run } from '../parts/run.ts';
import { askOpenQuestions } from './ask-questions.ts';
import { carriedSheets } from './carried.ts';
import { excusedOf } from './excused-of.ts';
import { listed } from './listed.ts';
import { sheetsOfRecord } from './of-record.ts';

/** A turn is made of the sheets of all, by a list that is shown before it is run. */
export const run: Run = {
  ofRecord: sheetsOfRecord,
  excused: excusedOf,
  seatActs: (db, play, seats) =>
    seatActs(db, play, seats, {
      ruled: ({ seat, status }) =>
        status === 'held' && play.window.kind === 'window' && sendersOf(play.window).includes(seat),
      returned: async () => true,
    }),
  acts: null,
  afterList: ({ settings }, now) => ({ listClosedAt: now, dueAt: reviewEnds({ settings, listClosedAt: now }) ?? now }),
  async note(trx, { key, window }) {
    if (window.kind !== 'window' || window.may === undefined) return;
    await addTurnWindow(trx, { ...key, label: window.label, seats: jsonText(window.seats) });
  },
  // Nobody is silent in the window of others.
  heard: async (_, { key, window }, { ofRecord }) => ({
    turn: key.turn,
    ...listed.label(window),
    ofRecord: ofRecord.filter(({ seat }) => isAsked({ window }, seat)),
  }),
  leaves: async (db, play) => ({ sheets: await carriedSheets(db, play), why: 'carried' }),
  calls: async () => [],
  ask: askOpenQuestions,
};
