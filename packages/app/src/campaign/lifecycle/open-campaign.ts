import { type CampaignId, ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { armStart } from '../seats/arm-start.ts';
import { titleIsFree } from '../terms/title.ts';

/** From now on others find the campaign and can join. */
export const openCampaign = useCase<{ readonly campaignId: CampaignId }, null>('openCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'openCampaign', of: input, wanted: ['draft'] });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const free = await titleIsFree(trx, campaign.title, { self: campaign.id, userId: permit.userId });
    if (!free.ok) return free;
    await changeCampaign(trx, campaign.id, { status: 'open' });
    await armStart(trx, app, { ...campaign, status: 'open' });
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'openCampaign' });
    return ok(null);
  }),
);
