import type { Db } from '@chancery/store';
import type { OfRecord } from '../../play/of-record.ts';
import type { Run } from '../parts/run.ts';
import { clockSoFar } from './clock-so-far.ts';
import { listed } from './listed.ts';

/**
 * Who of the rulers was heard of, after a turn of a live window. A post is heard at once. Silence counts when time is over, or
 * a bot has brought it to its end; once for a clock, and not for one who has posted while it ran.
 */
export const heardByClock: Run['heard'] = async (db: Db, play, { over, cause, ofRecord }) => {
  const { window } = play;
  const { since, turns } = await clockSoFar(db, play);
  const posted = new Set(turns.filter(({ origin }) => origin === 'sheet').map(({ seat }) => seat));
  for (const { seat, origin } of ofRecord) if (origin === 'sheet') posted.add(seat);
  const counts = over && cause !== 'post' && cause !== 'acts';
  const seats = window.kind === 'window' ? window.seats : [];
  return {
    turn: since,
    ...listed.label(window),
    ofRecord: seats
      .filter((seat) => posted.has(seat) || counts)
      .map((seat): OfRecord => ({ seat, origin: posted.has(seat) ? 'sheet' : 'none', sheetId: null, orders: [] })),
  };
};
