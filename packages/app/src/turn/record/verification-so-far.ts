import { type CampaignId, ok } from '@chancery/core';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { useCase } from '../../ground/use-case.ts';
import { workSoFar } from './record-work.ts';
import { told, type Verification } from './verify-campaign.ts';

/** Whether the campaign comes out again as recorded, without waiting: null while that is being reckoned. */
export const verificationSoFar = useCase<{ readonly campaignId: CampaignId }, Verification | null>(
  'verifyCampaign',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'verifyCampaign', { campaignId });
    if (!permit.ok) return permit;
    const checked = await workSoFar(app, actor, seen.value, 'check');
    return ok(checked === null ? null : told(checked, seen.value));
  },
);
