import { addSeatHistory, changeSeat, type SeatRow } from '@chancery/store';
import type { Scene } from '../access/scene.ts';
import type { InPlay } from '../pace/in-play.ts';
import { couldReturn } from '../play/seating.ts';

/**
 * A ruler who is heard of again orders for their seat themselves, and no caretaker does; if the rules play it, it is given back
 * to them when the turn is run. False when nobody else ordered for it. `row`: as it is now, best locked.
 */
export const takeBackSeat = async (
  { app, trx, campaign, permit }: Scene,
  play: Pick<InPlay, 'ruleset' | 'position' | 'window'>,
  row: SeatRow | undefined,
): Promise<boolean> => {
  if (row === undefined || row.status !== 'held') return false;
  const { seat } = row;
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
