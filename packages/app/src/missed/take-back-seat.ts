import type { SeatId } from '@chancery/core';
import { addSeatHistory, changeSeat, findSeat } from '@chancery/store';
import type { Scene } from '../seats/scene.ts';
import type { InPlay } from '../turns/in-play.ts';
import { couldReturn } from '../turns/seating.ts';

/**
 * A ruler who is heard of again orders for his seat himself, and no caretaker does; if the rules play it, it is given back
 * to him when the turn is run. False when nobody else ordered for it.
 */
export const takeBackSeat = async (
  { app, trx, campaign, permit }: Scene,
  play: InPlay,
  seat: SeatId,
): Promise<boolean> => {
  const row = await findSeat(trx, campaign.id, seat);
  if (row === undefined || row.status !== 'held') return false;
  if (row.control === 'ruler' && !couldReturn(play, row)) return false;
  await changeSeat(trx, campaign.id, seat, { control: 'ruler' });
  await addSeatHistory(trx, {
    campaignId: campaign.id,
    seat,
    change: 'returned',
    userId: row.userId,
    byUser: permit.userId,
    turn: campaign.turn,
    reason: '',
    at: app.now(),
  });
  return true;
};
