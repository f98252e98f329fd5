import type { Window } from '@chancery/core';
import { applySilence } from '../missed/apply-silence.ts';
import { climb, type Turnout } from '../missed/climb.ts';
import type { Ladder } from '../missed/ladder.ts';
import type { Scene } from '../seats/scene.ts';
import type { Cause } from '../turns/cause.ts';
import type { InPlay } from '../turns/in-play.ts';
import type { OfRecord } from '../turns/of-record.ts';
import { clockSoFar } from './clock-so-far.ts';

/** Time is over for all that a live window asks: nobody has posted, and it was not the master who acted. */
export const isTimeOver = (cause: Cause, ofRecord: readonly OfRecord[]): boolean =>
  cause !== 'acts' && ofRecord.every(({ origin }) => origin === 'none');

/**
 * Counts who of the rulers was heard of, after a turn of a live window. A post is heard at once. Silence counts when time is over,
 * or a bot has brought it to its end; once for a clock, and not for one who has posted while it ran.
 */
export const applyLiveSilence = async (
  scene: Scene,
  play: InPlay,
  window: Window,
  ladder: Ladder,
  {
    ended,
    cause,
    turnout,
  }: { readonly ended: boolean; readonly cause: Cause; readonly turnout: Omit<Turnout, 'turn'> },
): Promise<void> => {
  const { since, turns } = await clockSoFar(scene.trx, play, window);
  const posted = new Set(turns.filter(({ origin }) => origin === 'sheet').map(({ seat }) => seat));
  for (const { seat, origin } of turnout.ofRecord) if (origin === 'sheet') posted.add(seat);
  const counts = ended && cause !== 'post' && cause !== 'acts';
  const ofRecord = window.seats
    .filter((seat) => posted.has(seat) || counts)
    .map((seat): OfRecord => ({ seat, origin: posted.has(seat) ? 'sheet' : 'none', sheetId: null, orders: [] }));
  await applySilence(scene, { turn: since, label: window.label }, climb(ladder, { ...turnout, ofRecord, turn: since }));
};
