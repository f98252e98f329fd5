import { absencesAt, countingMarks, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { botPlays } from '../live/bot-at-move.ts';
import { clockSoFar } from '../live/clock-so-far.ts';
import { liveWindow } from '../live/live-window.ts';
import { notify } from '../notices/notify.ts';
import type { InPlay } from '../turns/in-play.ts';

/**
 * Tells rulers without a sheet that one is due; who has said that he is away is left in peace. Once a turn for each; in live
 * play once a clock, and those whose move it still is, whatever they have posted.
 */
export const remind = async (
  trx: Trx,
  app: App,
  { campaign, key, window, ruleset, position }: InPlay,
): Promise<void> => {
  const { id, title, deadline } = campaign;
  if (deadline === null || window.kind !== 'window') return;
  const sent = new Set((await countingMarks(trx, key)).map(({ seat }) => seat));
  const live = liveWindow(window);
  const since = live === null ? key.turn : (await clockSoFar(trx, { campaign, key }, live)).since;
  const away = new Set((await absencesAt(trx, id, deadline)).map(({ seat }) => seat));
  const names = new Map(ruleset.seats(position.setting).map(({ seat, name }) => [seat, name]));
  const silent = (await seatsOf(trx, id)).filter(
    (row) =>
      row.status === 'held' &&
      window.seats.includes(row.seat) &&
      !sent.has(row.seat) &&
      !away.has(row.seat) &&
      (live === null || !botPlays(row)),
  );
  await notify(
    trx,
    app,
    silent.flatMap(({ seat, userId }) =>
      userId === null
        ? []
        : [
            {
              to: userId,
              campaign: { id, title },
              facts: {
                kind: 'deadline-near',
                turn: key.turn,
                deadline,
                seat: names.get(seat) ?? seat,
                ...(live === null ? {} : { move: true }),
              } as const,
              key: `deadline-near:${id}:${key.edition}:${since}:${seat}`,
            },
          ],
    ),
  );
};
