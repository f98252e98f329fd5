import { sendersOf } from '@chancery/core';
import { applicationsOf, type CampaignRow, changeCampaign, type Db, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { inPlay } from '../pace/in-play.ts';
import { settingsOf } from '../terms/settings.ts';

/** For how many rulers an open campaign has room, and how many have come. */
export interface Fullness {
  /** Seats that are not closed; no more than the rules leave to rulers when the game begins. */
  readonly places: number;
  readonly taken: number;
}

/** Where seats are given out at the start, those count who will get one. */
export const fullnessOf = async (db: Db, app: Pick<App, 'rulesets'>, campaign: CampaignRow): Promise<Fullness> => {
  const seats = (await seatsOf(db, campaign.id)).filter(({ status }) => status !== 'closed');
  const { ruleset, position } = await inPlay(db, app, campaign);
  const window = ruleset.window(position);
  const places = window.kind === 'window' ? Math.min(seats.length, sendersOf(window).length) : seats.length;
  const held = seats.filter(({ status }) => status === 'held').length;
  const { joining, seatChoice } = settingsOf(campaign);
  if (seatChoice === 'free') return { places, taken: held };
  const promised = await applicationsOf(db, campaign.id, joining === 'open' ? 'waiting' : 'accepted');
  const holders = new Set(seats.map(({ userId }) => userId));
  const coming = promised.filter(({ userId }) => !holders.has(userId)).length;
  return { places, taken: Math.min(places, held + coming) };
};

/** How many rulers must still come before an open campaign is full. */
export const rulersWanted = async (db: Db, app: Pick<App, 'rulesets'>, campaign: CampaignRow): Promise<number> => {
  const { places, taken } = await fullnessOf(db, app, campaign);
  return Math.max(0, places - taken);
};

/**
 * Sets when a worker shall look at an open campaign: at once when it is full and starts then, else at its date; never
 * while nobody would play.
 */
export const armStart = async (trx: Trx, app: Pick<App, 'now' | 'rulesets'>, campaign: CampaignRow): Promise<void> => {
  if (campaign.status !== 'open') return;
  const { startWhenFull, startAt } = settingsOf(campaign);
  const { places, taken } = await fullnessOf(trx, app, campaign);
  const full = startWhenFull && taken >= places;
  const dueAt = taken === 0 ? null : full ? app.now() : startAt;
  await changeCampaign(trx, campaign.id, { dueAt, leaseOwner: null, leasedUntil: null });
};
