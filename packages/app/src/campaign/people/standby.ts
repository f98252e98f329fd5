import { type CampaignId, err, ok } from '@chancery/core';
import { addStandby, removeStandby } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { seatsFor } from '../seats/take-place.ts';
import { settingsOf } from '../terms/settings.ts';
import { ALIVE } from '../terms/status.ts';

/**
 * They would take over a seat that falls open, and are told when one does. In campaigns that are not open to all a master
 * puts them on the list.
 */
export const joinStandby = useCase<{ readonly campaignId: CampaignId }, null>('joinStandby', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'joinStandby', of: input, wanted: ALIVE });
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
    const held = await holdCampaign(trx, app, actor, { useCase: 'joinStandby', of: input, wanted: ALIVE });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    if (permit.userId === null) return err({ code: 'not-signed-in' });
    await removeStandby(trx, campaign.id, permit.userId);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'leaveStandby' });
    return ok(null);
  }),
);
