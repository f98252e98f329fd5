import { applicationsOf, type CampaignRow, changeCampaign, type Db, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { settingsOf } from './settings.ts';

/** How many places an open campaign has, and how many of them somebody has. */
export interface Fullness {
  readonly places: number;
  readonly taken: number;
}

/** Where seats are given out at the start, those count who will get one. */
export const fullnessOf = async (db: Db, campaign: CampaignRow): Promise<Fullness> => {
  const seats = (await seatsOf(db, campaign.id)).filter(({ status }) => status !== 'closed');
  const held = seats.filter(({ status }) => status === 'held').length;
  const { joining, seatChoice } = settingsOf(campaign);
  if (seatChoice === 'free') return { places: seats.length, taken: held };
  const promised = await applicationsOf(db, campaign.id, joining === 'open' ? 'waiting' : 'accepted');
  const holders = new Set(seats.map(({ userId }) => userId));
  const coming = promised.filter(({ userId }) => !holders.has(userId)).length;
  return { places: seats.length, taken: Math.min(seats.length, held + coming) };
};

/**
 * Sets when a worker shall look at an open campaign: at once when it is full and starts then, else at its date; never
 * while nobody would play.
 */
export const armStart = async (trx: Trx, app: Pick<App, 'now'>, campaign: CampaignRow): Promise<void> => {
  if (campaign.status !== 'open') return;
  const { startWhenFull, startAt } = settingsOf(campaign);
  const { places, taken } = await fullnessOf(trx, campaign);
  const full = startWhenFull && taken === places;
  const dueAt = taken === 0 ? null : full ? app.now() : startAt;
  await changeCampaign(trx, campaign.id, { dueAt, leaseOwner: null, leasedUntil: null });
};
