import type { Looker, SeatId } from '@chancery/core';
import { type CampaignRow, type Db, findMaster, seatsOf, type UserId } from '@chancery/store';
import { settingsOf } from '../terms/settings.ts';
import { isOver } from '../terms/status.ts';

type Of = Pick<CampaignRow, 'id' | 'status' | 'settings'>;

/**
 * The seat through whose eyes somebody looks at a campaign though they are its master: whoever rules a seat too knows what that
 * seat knows, unless the terms, which everybody reads, say that such masters see everything. Null for all others, and for
 * everybody when the campaign is over.
 */
export const seatOfMaster = async (db: Db, campaign: Of, userId: UserId | null): Promise<SeatId | null> => {
  if (userId === null || isOver(campaign) || settingsOf(campaign).playingMastersSeeAll) return null;
  return await seatRuledBy(db, campaign, userId);
};

/** The seat that somebody rules in a campaign, the first of several; null for none. */
export const seatRuledBy = async (db: Db, { id }: Pick<CampaignRow, 'id'>, userId: UserId): Promise<SeatId | null> =>
  (await seatsOf(db, id)).find((row) => row.userId === userId)?.seat ?? null;

/** As whom a master looks at a campaign: as its master, or as the seat that they rule. */
export const eyesOfMaster = async (db: Db, campaign: Of, userId: UserId | null): Promise<Looker> =>
  (await seatOfMaster(db, campaign, userId)) ?? 'master';

/** Whether somebody may know everything in a campaign before its end: its masters, but for those who see as their seat does. */
export const seesEverything = async (db: Db, campaign: Of, userId: UserId): Promise<boolean> =>
  (await findMaster(db, campaign.id, userId)) !== undefined && (await seatOfMaster(db, campaign, userId)) === null;
