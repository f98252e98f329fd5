import { addSeatHistory, changeSeat, type SeatRow } from '@chancery/store';
import type { OfTurn } from '../../ground/news/notice.ts';
import { notify } from '../../ground/tell/notify.ts';
import { type Scene, seatsInNotices } from '../access/scene.ts';

/** From now on a bot orders for a seat whose ruler sends nothing. They are told, and take it back by being heard of. */
export const putCaretaker = async (
  { app, trx, campaign, permit }: Scene,
  { seat, userId }: Pick<SeatRow, 'seat' | 'userId'>,
  { reason, key, ...of }: OfTurn & { readonly reason: string; readonly key: string },
): Promise<void> => {
  await changeSeat(trx, campaign.id, seat, { control: 'caretaker' });
  await addSeatHistory(trx, {
    campaignId: campaign.id,
    seat,
    change: 'caretaker',
    userId,
    byUser: permit.userId,
    turn: of.turn,
    reason,
    at: app.now(),
  });
  if (userId === null) return;
  const name = (await seatsInNotices(trx, app, campaign))(seat);
  await notify(trx, app, [
    {
      to: userId,
      campaign: { id: campaign.id, title: campaign.title },
      facts: { kind: 'caretaker-in', ...of, ...name },
      key,
    },
  ]);
};
