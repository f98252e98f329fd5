import type { SeatId } from '@chancery/core';
import { addSeatHistory, changeSeat, findSeat } from '@chancery/store';
import type { Scene } from '../seats/scene.ts';

/** A ruler who is heard of again orders for his seat himself. False when nobody else did. */
export const takeOverFromCaretaker = async ({ app, trx, campaign, permit }: Scene, seat: SeatId): Promise<boolean> => {
  const row = await findSeat(trx, campaign.id, seat);
  if (row === undefined || row.status !== 'held' || row.control === 'ruler') return false;
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
