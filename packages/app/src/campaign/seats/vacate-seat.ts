import {
  addSeatHistory,
  changeSeat,
  decideApplication,
  endAbsences,
  jsonText,
  mastersOf,
  putApplication,
  type SeatChange,
  type SeatRow,
  type UserId,
  withdrawApplication,
} from '@chancery/store';
import type { SeatLoss } from '../../ground/news/notice.ts';
import { notify } from '../../ground/tell/notify.ts';
import { type Scene, seatsInNotices } from '../access/scene.ts';
import { setGoing } from '../pace/set-going.ts';
import { settingsOf } from '../terms/settings.ts';
import { callForRuler } from './call-for-ruler.ts';
import { dropSheet } from './drop-sheet.ts';

export interface Loss {
  readonly why: SeatLoss;
  /** For whoever loses it and for the masters; empty when there is nothing to say. */
  readonly reason: string;
}

/**
 * Takes a seat from its ruler and opens it to others. Rulers are told themselves, whatever notices they want; so are the masters,
 * and once the campaign runs those who stand by.
 */
export const vacateSeat = async (scene: Scene, row: SeatRow, { why, reason }: Loss): Promise<void> => {
  const { app, trx, campaign, permit } = scene;
  const { userId, seat } = row;
  if (userId === null) throw new Error(`seat ${seat} of campaign ${campaign.id} has no ruler to lose it`);
  const { id: campaignId, title, turn } = campaign;
  const now = app.now();
  const settings = settingsOf(campaign);
  await changeSeat(trx, campaignId, seat, {
    status: 'open',
    control: settings.emptySeats,
    userId: null,
    joinedAt: null,
    readyForTurn: null,
  });
  await addSeatHistory(trx, {
    campaignId,
    seat,
    change: CHANGE[why],
    userId,
    byUser: permit.userId,
    turn,
    reason,
    at: now,
  });
  await endAbsences(trx, campaignId, seat, now);
  await settleApplication(scene, userId, why);
  if (FORCED.has(why) && settings.removedSheet === 'dropped') await dropSheet(scene, seat);
  await setGoing(trx, app, campaign);
  const name = (await seatsInNotices(trx, app, campaign))(seat);
  const key = `${campaignId}:${seat}:${now}`;
  const told = { id: campaignId, title };
  const masters = (await mastersOf(trx, campaignId)).map((master) => master.userId).filter((id) => id !== userId);
  await notify(trx, app, [
    { to: userId, campaign: told, facts: { kind: 'seat-lost', ...name, why, reason }, key: `seat-lost:${key}` },
    ...masters.map((to) => ({
      to,
      campaign: told,
      facts: { kind: 'seat-vacant', ...name, why, reason } as const,
      key: `seat-vacant:${key}`,
    })),
  ]);
  if (campaign.status === 'open' || why === 'reassigned') return;
  await callForRuler(scene, name, key);
};

/** They are in no list any more. One who was removed does not come back unless a master gives them a seat themselves. */
const settleApplication = async (
  { app, trx, campaign, permit }: Scene,
  userId: UserId,
  why: SeatLoss,
): Promise<void> => {
  const [campaignId, now] = [campaign.id, app.now()];
  if (why === 'removed') {
    await putApplication(trx, { campaignId, userId, preferences: jsonText([]), message: '', at: now });
    const decidedBy = permit.userId ?? campaign.createdBy;
    await decideApplication(trx, campaignId, userId, { status: 'declined', decidedBy, decidedAt: now });
  } else {
    await withdrawApplication(trx, campaignId, userId, now);
  }
};

const CHANGE = {
  left: 'left',
  removed: 'removed',
  reassigned: 'removed',
  silent: 'opened',
  deposed: 'removed',
  'account-deleted': 'left',
} as const satisfies { readonly [why in SeatLoss]: SeatChange };

/** Whose sheet falls under the setting for those who are forced out; whoever leaves freely meant what they sent. */
const FORCED: ReadonlySet<SeatLoss> = new Set(['removed', 'reassigned']);
