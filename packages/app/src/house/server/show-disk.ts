import { type CampaignId, ok } from '@chancery/core';
import { CAMPAIGN_STATUSES, diskUse, titlesWith } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { useCase } from '../../ground/use-case.ts';

/** How much of the disk the data takes, in bytes. */
export interface ShownDisk {
  readonly database: number;
  /** The largest first. */
  readonly campaigns: readonly { readonly campaignId: CampaignId; readonly title: string; readonly bytes: number }[];
}

const LARGEST = 50;

/** For whoever runs the server. */
export const showDisk = useCase<null, ShownDisk>('watchServer', async (app, actor) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'watchServer');
  if (!permit.ok) return permit;
  const { database, campaigns } = await diskUse(app.store);
  const titles = new Map((await titlesWith(db, CAMPAIGN_STATUSES)).map(({ id, title }) => [id, title]));
  return ok({
    database,
    campaigns: campaigns
      .slice(0, LARGEST)
      .map(({ id, bytes }) => ({ campaignId: id, title: titles.get(id) ?? id, bytes })),
  });
});
