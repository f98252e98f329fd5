import type { Time } from '../parts/time.ts';
import { causeNow } from './cause-now.ts';
import { clockSoFar } from './clock-so-far.ts';
import { sameClock } from './window.ts';

/** A turn is run as soon as somebody has posted. One clock goes on over many turns, and stops only when its time is over. */
export const time: Time = {
  // Whoever comes back to a seat waits for their move like all others.
  awaited: async (_db, _play, window) => window,
  since: async (db, play) => (await clockSoFar(db, play)).since,
  cause: causeNow,
  early: causeNow,
  byItself: causeNow,
  isTime: async (db, app, play, cause) => cause === 'hand' || (await causeNow(db, app, play)) === cause,
  // A window waits for one or few, and whoever is silent holds up nobody but themselves.
  missingTooMany: async () => null,
  releaseBreaker: async () => undefined,
  sameClock,
  lastTurnOf: () => null,
  // Nobody has posted, and it was not the master who acted.
  isOver: (cause, ofRecord) => cause !== 'acts' && ofRecord.every(({ origin }) => origin === 'none'),
};
