import { countingSheets, parsed, seatsOf } from '@chancery/store';
import { type Scene, seatsInNotices } from '../../campaign/access/scene.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { proclaimed } from '../../campaign/press/hand-over.ts';
import { PRESS_RULES } from '../../campaign/press/press-rules.ts';
import { closedTo } from '../../campaign/press/words-in-orders.ts';
import { notify } from '../../ground/tell/notify.ts';
import { readAgain } from '../sheets/read-again.ts';

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
  await readAgain(trx, app, play, { sheets: carrying, why: 'press' });
  if (PRESS_RULES[campaign.pressMode].public) return;
  const seats = await seatsOf(trx, campaign.id);
  const silenced = new Set((await proclaimed(trx, { ...play, campaign: before }, seats)).map(({ seat }) => seat));
  const name = await seatsInNotices(trx, app, campaign);
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
              facts: { kind: 'proclamation-closed', turn, ...name(seat), mode } as const,
              key: `proclamation-closed:${id}:${edition}:${turn}:${seat}:${app.now()}`,
            },
          ],
    ),
  );
};
