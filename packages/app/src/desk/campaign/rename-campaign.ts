import { type CampaignId, err, ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { NOT_PUT_AWAY } from '../../campaign/terms/status.ts';
import { titleFaults, titleIsFree } from '../../campaign/terms/title.ts';
import { audit } from '../../ground/audit.ts';
import { tellOfAdministrator } from '../../ground/tell/of-administrator.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface RenameCampaign {
  readonly campaignId: CampaignId;
  /** One line of 1 to 100 characters. */
  readonly title: string;
}

/** Gives a campaign another title, also one that has ended. */
export const renameCampaign = useCase<RenameCampaign, null>('renameCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'renameCampaign', of: input, wanted: NOT_PUT_AWAY });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const title = input.title.trim();
    const faults = titleFaults(title);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    if (title === campaign.title) return ok(null);
    const free = await titleIsFree(trx, title, { self: campaign.id, userId: permit.userId });
    if (!free.ok) return free;
    await changeCampaign(trx, campaign.id, { title });
    const renamed = { ...campaign, title };
    await tellOfAdministrator(
      { app, trx, campaign: renamed, permit },
      { deed: 'renameCampaign', about: campaign.title },
    );
    const facts = { from: campaign.title };
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'renameCampaign', facts });
    return ok(null);
  }),
);
