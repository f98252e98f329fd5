import { type CampaignId, err, type Instant, ok, type SeatId } from '@chancery/core';
import { blocksOf, type CampaignStatus, findCampaign, type MasterRole, mastersOf, usersWith } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seatRuledBy } from '../../campaign/access/master-eyes.ts';
import type { Person } from '../../campaign/people/list-people.ts';
import { useCase } from '../../ground/use-case.ts';

/** A campaign as whoever runs the server sees it: who runs it and where it stands, and no secret of its game. */
export interface OverseenCampaign {
  readonly id: CampaignId;
  readonly title: string;
  readonly status: CampaignStatus;
  readonly startedAt: Instant | null;
  readonly masters: readonly (Person & { readonly role: MasterRole; readonly blocked: boolean })[];
  /** The reader rules this seat in it, and leaves its masters and its letters to other administrators; null for none. */
  readonly ruled: SeatId | null;
}

/** What an administrator needs to know before they step into somebody's campaign. */
export const overseeCampaign = useCase<{ readonly campaignId: CampaignId }, OverseenCampaign>(
  'overseeCampaign',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'overseeCampaign', { campaignId });
    if (!permit.ok) return permit;
    const campaign = await findCampaign(db, campaignId);
    if (campaign === undefined) return err({ code: 'not-found', what: 'campaign', id: campaignId });
    const masters = await mastersOf(db, campaignId);
    const ids = masters.map(({ userId }) => userId);
    const names = new Map((await usersWith(db, ids)).map(({ id, name }) => [id, name]));
    const blocked = new Set((await blocksOf(db, ids)).map(({ userId }) => userId));
    const { userId: reader } = permit.value;
    return ok({
      id: campaign.id,
      title: campaign.title,
      status: campaign.status,
      startedAt: campaign.startedAt,
      masters: masters.map(({ userId, role }) => ({
        userId,
        name: names.get(userId) ?? '',
        role,
        blocked: blocked.has(userId),
      })),
      ruled: reader === null ? null : await seatRuledBy(db, campaign, reader),
    });
  },
);
