import { absencesAt, countingMarks, seatsOf, type Trx } from '@chancery/store';
import { namedSeat } from '../../campaign/access/scene.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { App } from '../../ground/app.ts';
import { notify } from '../../ground/tell/notify.ts';

/**
 * Tells rulers without a sheet that one is due; those who said that they are away are left in peace. Once for
 * each as long as its clock goes on.
 */
export const remind = async (trx: Trx, app: App, play: InPlay): Promise<void> => {
  const { campaign, key, window, ruleset, position, pace } = play;
  const { id, title, deadline } = campaign;
  if (deadline === null || window.kind !== 'window') return;
  const sent = new Set((await countingMarks(trx, key)).map(({ seat }) => seat));
  const since = await pace.time.since(trx, play);
  const away = new Set((await absencesAt(trx, id, { now: deadline, turn: key.turn })).map(({ seat }) => seat));
  const infos = ruleset.seats(position.setting);
  const silent = (await seatsOf(trx, id)).filter(
    (row) =>
      row.status === 'held' &&
      window.seats.includes(row.seat) &&
      !sent.has(row.seat) &&
      !away.has(row.seat) &&
      pace.told.reminds(row),
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
                ...(pace.listed.movers(window) === null ? pace.listed.label(window) : {}),
                deadline,
                ...namedSeat(infos, seat),
                ...pace.told.reminder,
              } as const,
              key: `deadline-near:${id}:${key.edition}:${since}:${seat}`,
            },
          ],
    ),
  );
};
