import { type CampaignId, err, ok } from '@chancery/core';
import { type CampaignRow, changeCampaign, type Db, type JsonText, lastDeed, parsed, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { audit } from '../audit.ts';
import { NO_CLOCK } from '../deadlines/clock.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { publish } from '../webhooks/publish.ts';
import { tellEverybody } from './everybody.ts';
import { holdCampaign, NOT_PUT_AWAY } from './hold-campaign.ts';
import { wordFaults } from './words.ts';

export interface EndCampaign {
  readonly campaignId: CampaignId;
  /** How it ended, for everybody to read. */
  readonly how: string;
}

/** How a master said that he ended a game; null where none did. */
export const endedHow = async (db: Db, id: CampaignId): Promise<string | null> => {
  const deed = await lastDeed(db, id, 'endCampaign');
  return deed === undefined ? null : (parsed(deed.facts as JsonText<{ readonly how?: string }>).how ?? null);
};

/** The master ends the game before its rules do. From now on nothing of the game changes. */
export const endCampaign = useCase<EndCampaign, null>('endCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'endCampaign', input, ['running', 'paused']);
    if (!held.ok) return held;
    const faults = wordFaults('how', input.how, { least: 1, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    await changeCampaign(trx, campaign.id, {
      status: 'ended',
      endedAt: app.now(),
      ...NO_CLOCK,
      leaseOwner: null,
      leasedUntil: null,
    });
    const how = input.how.trim();
    await tellEnd(trx, app, campaign, how);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'endCampaign', facts: { how } });
    return ok(null);
  }),
);

/** Tells everybody how a campaign ended, by its rules or by its master. */
export const tellEnd = async (
  trx: Trx,
  app: App,
  campaign: Pick<CampaignRow, 'id' | 'title'>,
  how: string,
): Promise<void> => {
  const facts = { kind: 'campaign-ended', how } as const;
  const key = `campaign-ended:${campaign.id}`;
  await tellEverybody(trx, app, campaign, facts, key);
  await publish(trx, app, campaign, facts, key);
};

/** Puts a campaign away that is over, or that never began. Nothing at all of it changes any more. */
export const archiveCampaign = useCase<{ readonly campaignId: CampaignId }, null>(
  'archiveCampaign',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const wanted = NOT_PUT_AWAY.filter((status) => status !== 'running' && status !== 'paused');
      const held = await holdCampaign(trx, app, actor, 'archiveCampaign', input, wanted);
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const endedAt = campaign.endedAt ?? app.now();
      await changeCampaign(trx, campaign.id, { status: 'archived', endedAt, ...NO_CLOCK });
      await audit(trx, app, { permit, campaignId: campaign.id, action: 'archiveCampaign' });
      return ok(null);
    }),
);
