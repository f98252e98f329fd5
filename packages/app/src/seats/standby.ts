import { type CampaignId, err, ok } from '@chancery/core';
import { addStandby, removeStandby } from '@chancery/store';
import { audit } from '../audit.ts';
import { ALIVE, holdCampaign } from '../campaigns/hold-campaign.ts';
import { settingsOf } from '../campaigns/settings.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { seatsFor } from './take-place.ts';

/**
 * He would take over a seat that falls open, and is told when one does. In campaigns that are not open to all a master
 * puts him on the list.
 */
export const joinStandby = useCase<{ readonly campaignId: CampaignId }, null>('joinStandby', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'joinStandby', input, ALIVE);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    if (permit.userId === null) return err({ code: 'not-signed-in' });
    const { joining } = settingsOf(campaign);
    if (joining !== 'open') return err({ code: 'conflict', what: 'joining', found: joining });
    const rows = await seatsFor({ trx, campaign }, permit.userId);
    if (!rows.ok) return rows;
    await addStandby(trx, { campaignId: campaign.id, userId: permit.userId, since: app.now() });
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'joinStandby' });
    return ok(null);
  }),
);

export const leaveStandby = useCase<{ readonly campaignId: CampaignId }, null>('joinStandby', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'joinStandby', input, ALIVE);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    if (permit.userId === null) return err({ code: 'not-signed-in' });
    await removeStandby(trx, campaign.id, permit.userId);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'leaveStandby' });
    return ok(null);
  }),
);
