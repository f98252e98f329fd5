import type { Instant } from '@chancery/core';
import {
  addSeatHistory,
  changeSeat,
  decideApplication,
  moveWaitingAbsences,
  removeStandby,
  type SeatRow,
  seatHistoryOf,
  type UserId,
} from '@chancery/store';
import { notify } from '../../ground/tell/notify.ts';
import { queueLastReports } from '../../ground/tell/report-mail.ts';
import { type Scene, seatsInNotices } from '../access/scene.ts';
import { setGoing } from '../pace/set-going.ts';
import { PLAYED } from '../terms/status.ts';

/** Gives a seat that nobody holds to a user: with all that belongs to it, and without the secrets of those before them. */
export const giveSeat = async (
  { app, trx, campaign, permit }: Scene,
  { seat }: Pick<SeatRow, 'seat'>,
  userId: UserId,
  reason = '',
): Promise<void> => {
  const { id: campaignId, title, turn } = campaign;
  const now = app.now();
  const heldBefore = await ownHoldBefore({ trx, campaign }, seat, userId);
  await changeSeat(trx, campaignId, seat, {
    status: 'held',
    control: 'ruler',
    userId,
    joinedAt: heldBefore ?? now,
    missedLately: 0,
    readyForTurn: null,
    ...(heldBefore === null ? { standingOrders: null } : {}),
  });
  await addSeatHistory(trx, {
    campaignId,
    seat,
    change: heldBefore === null ? 'taken' : 'returned',
    userId,
    byUser: permit.userId,
    turn,
    reason,
    at: now,
  });
  await setGoing(trx, app, campaign);
  await removeStandby(trx, campaignId, userId);
  await moveWaitingAbsences(trx, campaignId, userId, seat);
  const decidedBy = permit.userId ?? campaign.createdBy;
  await decideApplication(trx, campaignId, userId, { status: 'accepted', decidedBy, decidedAt: now });
  const name = (await seatsInNotices(trx, app, campaign))(seat);
  await notify(trx, app, [
    {
      to: userId,
      campaign: { id: campaignId, title },
      facts: { kind: 'seat-given', ...name },
      key: `seat-given:${campaignId}:${seat}:${now}`,
    },
  ]);
  if (PLAYED.includes(campaign.status)) await queueLastReports(trx, app, campaign, [{ seat, userId }]);
};

/** Since when they held it, if nobody else has since they lost it: then they take back their own, letters and all. */
const ownHoldBefore = async (
  { trx, campaign }: Pick<Scene, 'trx' | 'campaign'>,
  seat: SeatRow['seat'],
  userId: UserId,
): Promise<Instant | null> => {
  const history = await seatHistoryOf(trx, campaign.id, seat);
  const lastTaken = history.findLast(({ change }) => change === 'taken');
  return lastTaken?.userId === userId ? lastTaken.at : null;
};
