import { type Offer, ok } from '@chancery/core';
import { atDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { isOver } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import { offersNow } from './offers.ts';

/** What others offer to a seat in the turn that is open; its turn file has the same. */
export const readOffers = useCase<SeatOf, { readonly offers: readonly Offer[] }>(
  'readTurnFile',
  async (app, actor, input) => {
    const { db } = app.store;
    const desk = await atDesk(db, actor, 'readTurnFile', input);
    if (!desk.ok) return desk;
    const { campaign } = desk.value;
    if (isOver(campaign)) return ok({ offers: [] });
    return ok({ offers: await offersNow(db, await inPlay(db, app, campaign), input.seat) });
  },
);
