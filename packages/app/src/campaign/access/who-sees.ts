import { type CampaignId, err, type Instant, ok, type Result } from '@chancery/core';
import {
  applicationsBy,
  type CampaignRow,
  type Db,
  findCampaign,
  findInvitation,
  findMaster,
  type InvitationRow,
  isAdministrator,
  seatHistoryOf,
  seatsHeldBy,
  seatsOf,
  standbysOf,
  type UserId,
} from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { settingsOf } from '../terms/settings.ts';
import { isOver } from '../terms/status.ts';
import { invitationStatus } from './invitation-status.ts';

/** A campaign that is asked for, and what the asker has in their hand. */
export interface Sought {
  readonly campaignId: CampaignId;
  /** The token of an invitation. */
  readonly invitation?: string | undefined;
}

/** The campaign, if the actor may know that it is there; otherwise it is as if it were not. */
export const seenCampaign = async (
  db: Db,
  app: Pick<App, 'now'>,
  actor: Actor,
  { campaignId, invitation }: Sought,
): Promise<Result<CampaignRow, AppError>> => {
  const campaign = await findCampaign(db, campaignId);
  const seen =
    campaign !== undefined &&
    ((await seesCampaign(db, actor, campaign)) ||
      (invitation !== undefined && (await goodInvitation(db, campaignId, invitation, app.now())) !== undefined));
  return seen ? ok(campaign) : err({ code: 'not-found', what: 'campaign', id: campaignId });
};

/**
 * Whether somebody may know that a campaign is there. Drafts are their masters' own, campaigns by invitation those of
 * their people; all others are for everybody.
 */
export const seesCampaign = async (db: Db, actor: Actor, campaign: CampaignRow): Promise<boolean> => {
  if (actor.kind === 'system') return true;
  const isPublic = campaign.status !== 'draft' && settingsOf(campaign).joining !== 'invitation';
  if (isPublic) return true;
  if (actor.kind === 'signed-out') return false;
  const user = actor.user as UserId;
  if ((await findMaster(db, campaign.id, user)) !== undefined || (await isAdministrator(db, user))) return true;
  return campaign.status !== 'draft' && (await belongs(db, campaign, user));
};

/** One who has, or has been promised, a place in it, or lost it by silence and may take it back. */
const belongs = async (db: Db, { id }: CampaignRow, user: UserId): Promise<boolean> =>
  (await seatsHeldBy(db, user)).some(({ campaignId }) => campaignId === id) ||
  (await applicationsBy(db, user)).some(({ campaignId, status }) => campaignId === id && status === 'accepted') ||
  (await standbysOf(db, id)).some(({ userId }) => userId === user) ||
  (await lostBySilence(db, id, user));

const lostBySilence = async (db: Db, id: CampaignId, user: UserId): Promise<boolean> => {
  const open = (await seatsOf(db, id)).filter(({ status }) => status === 'open');
  const last = await Promise.all(open.map(async ({ seat }) => (await seatHistoryOf(db, id, seat)).at(-1)));
  return last.some((row) => row?.change === 'opened' && row.userId === user);
};

/** The invitation with this token, while it can be accepted. */
export const goodInvitation = async (
  db: Db,
  campaignId: CampaignId,
  token: string,
  now: Instant,
): Promise<InvitationRow | undefined> => {
  const found = await findInvitation(db, campaignId, tokenHash(token));
  return found !== undefined && invitationStatus(found, now) === 'open' ? found : undefined;
};

/** Whether readers are told which user holds which seat. Masters know it in any case. */
export const namesRulers = (campaign: Pick<CampaignRow, 'anonymity' | 'status'>): boolean =>
  campaign.anonymity === 'never' || (campaign.anonymity === 'until-the-end' && isOver(campaign));
