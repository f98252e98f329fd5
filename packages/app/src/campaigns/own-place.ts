import type { CampaignId, SeatId } from '@chancery/core';
import {
  type ApplicationStatus,
  applicationsBy,
  type Db,
  findMaster,
  seatsHeldBy,
  standbysOf,
  type UserId,
} from '@chancery/store';
import type { Actor } from '../actor.ts';

/** What somebody is in a campaign. */
export interface OwnPlace {
  readonly master: boolean;
  readonly seats: readonly SeatId[];
  readonly application: ApplicationStatus | null;
  readonly standsBy: boolean;
}

const NONE: OwnPlace = { master: false, seats: [], application: null, standsBy: false };

export const ownPlace = async (db: Db, actor: Actor, { id }: { readonly id: CampaignId }): Promise<OwnPlace> => {
  if (actor.kind !== 'user') return NONE;
  const user = actor.user as UserId;
  return {
    master: (await findMaster(db, id, user)) !== undefined,
    seats: (await seatsHeldBy(db, user)).filter(({ campaignId }) => campaignId === id).map(({ seat }) => seat),
    application: (await applicationsBy(db, user)).find(({ campaignId }) => campaignId === id)?.status ?? null,
    standsBy: (await standbysOf(db, id)).some(({ userId }) => userId === user),
  };
};
