import { type CampaignId, ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { audit } from '../audit.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { armStart } from './arm-start.ts';
import { holdCampaign } from './hold-campaign.ts';

/** From now on others find the campaign and can join. */
export const openCampaign = useCase<{ readonly campaignId: CampaignId }, null>('openCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'openCampaign', input, ['draft']);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    await changeCampaign(trx, campaign.id, { status: 'open' });
    await armStart(trx, app, { ...campaign, status: 'open' });
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'openCampaign' });
    return ok(null);
  }),
);
