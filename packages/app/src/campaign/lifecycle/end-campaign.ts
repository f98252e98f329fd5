import { type CampaignId, err, ok } from '@chancery/core';
import {
  type CampaignRow,
  changeCampaign,
  type Db,
  type JsonText,
  lastDeed,
  openClosedSecret,
  parsed,
  type Trx,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { FactsOf } from '../../ground/news/notice.ts';
import type { Permit } from '../../ground/permit.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { byAdministrator, tellOfAdministrator } from '../../ground/tell/of-administrator.ts';
import { publish } from '../../ground/tell/publish.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { NO_CLOCK } from '../clock/clock.ts';
import { NOT_PUT_AWAY } from '../terms/status.ts';
import { wordFaults } from '../terms/words.ts';

export interface EndCampaign {
  readonly campaignId: CampaignId;
  /** How it ended, for everybody to read. */
  readonly how: string;
}

/** How a master said that they ended a game; null where none did. */
export const endedHow = async (db: Db, id: CampaignId): Promise<string | null> => {
  const deed = await lastDeed(db, id, 'endCampaign');
  return deed === undefined ? null : (parsed(deed.facts as JsonText<{ readonly how?: string }>).how ?? null);
};

/** The master ends the game before its rules do. From then on the game does not change, and the secrets of its dice are revealed. */
export const endCampaign = useCase<EndCampaign, null>('endCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'endCampaign',
      of: input,
      wanted: ['running', 'paused'],
    });
    if (!held.ok) return held;
    const faults = wordFaults('how', input.how, { least: 1, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    await endNow(trx, app, campaign, { permit, how: input.how.trim() });
    return ok(null);
  }),
);

/** Ends a campaign that is held, whoever has decided it, and tells everybody how. */
export const endNow = async (
  trx: Trx,
  app: App,
  campaign: CampaignRow,
  { permit, how }: { readonly permit: Permit; readonly how: string },
): Promise<void> => {
  await changeCampaign(trx, campaign.id, {
    status: 'ended',
    endedAt: app.now(),
    ...NO_CLOCK,
    listClosedAt: null,
    leaseOwner: null,
    leasedUntil: null,
  });
  await openClosedSecret(trx, campaign.id, app.now());
  await tellEnd(trx, app, campaign, { how, ...byAdministrator(permit) });
  await audit(trx, app, { permit, campaignId: campaign.id, action: 'endCampaign', facts: { how } });
};

/** Tells everybody how a campaign ended, by its rules or by its master. */
export const tellEnd = async (
  trx: Trx,
  app: App,
  campaign: Pick<CampaignRow, 'id' | 'title'>,
  end: Omit<FactsOf<'campaign-ended'>, 'kind'>,
): Promise<void> => {
  const facts = { kind: 'campaign-ended', ...end } as const;
  const key = `campaign-ended:${campaign.id}`;
  await tellEverybody(trx, app, campaign, { facts, key });
  await publish(trx, app, campaign, { news: facts, key });
};

/** Puts a campaign away that is over, or that never began. Nothing at all of it changes any more. */
export const archiveCampaign = useCase<{ readonly campaignId: CampaignId }, null>(
  'archiveCampaign',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const wanted = NOT_PUT_AWAY.filter((status) => status !== 'running' && status !== 'paused');
      const held = await holdCampaign(trx, app, actor, { useCase: 'archiveCampaign', of: input, wanted });
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const endedAt = campaign.endedAt ?? app.now();
      await changeCampaign(trx, campaign.id, { status: 'archived', endedAt, ...NO_CLOCK });
      await tellOfAdministrator({ app, trx, campaign, permit }, { deed: 'archiveCampaign', about: '' });
      await audit(trx, app, { permit, campaignId: campaign.id, action: 'archiveCampaign' });
      return ok(null);
    }),
);
