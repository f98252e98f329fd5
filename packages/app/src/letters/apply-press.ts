import { countingSheets, parsed, seatsOf } from '@chancery/store';
import { notify } from '../notices/notify.ts';
import { type Scene, seatNames } from '../seats/scene.ts';
import { inPlay } from '../turns/in-play.ts';
import { readAgain } from '../turns/read-again.ts';
import { proclaimed } from './hand-over.ts';
import { PRESS_RULES } from './press-rules.ts';
import { closedTo } from './words-in-orders.ts';

/**
 * The press of a campaign that is played has changed. Words that it takes no more leave the sheets that carry them, each
 * with a new receipt; nobody loses one without being told.
 */
export const applyPress = async (scene: Scene, before: Scene['campaign']): Promise<void> => {
  const { app, trx, campaign } = scene;
  const play = await inPlay(trx, app, campaign);
  const carrying = (await countingSheets(trx, play.key)).filter(({ orders }) =>
    parsed(orders).some((order) => closedTo(play, order) !== null),
  );
  await readAgain(trx, app, play, carrying, 'press');
  if (PRESS_RULES[campaign.pressMode].public) return;
  const seats = await seatsOf(trx, campaign.id);
  const silenced = new Set((await proclaimed(trx, { ...play, campaign: before }, seats)).map(({ seat }) => seat));
  const name = await seatNames(trx, app, campaign);
  const { id, title, edition, pressMode: mode } = campaign;
  const { turn } = play.key;
  await notify(
    trx,
    app,
    seats.flatMap(({ seat, userId }) =>
      userId === null || !silenced.has(seat)
        ? []
        : [
            {
              to: userId,
              campaign: { id, title },
              facts: { kind: 'proclamation-closed', turn, seat: name(seat), mode } as const,
              key: `proclamation-closed:${id}:${edition}:${turn}:${seat}:${app.now()}`,
            },
          ],
    ),
  );
};
