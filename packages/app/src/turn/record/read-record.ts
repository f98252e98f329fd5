import { type CampaignId, err, ok } from '@chancery/core';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { isOver } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import { workOnce } from './record-work.ts';

/** The whole record of a campaign that is over, for everybody who may see it: an archive (tar, gzip). */
export const readRecord = useCase<{ readonly campaignId: CampaignId }, Uint8Array<ArrayBuffer>>(
  'readRecord',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'readRecord', { campaignId });
    if (!permit.ok) return permit;
    const { status } = seen.value;
    if (!isOver(seen.value))
      return err({ code: 'wrong-status', what: 'campaign', status, wanted: ['ended', 'archived'] });
    return ok(await workOnce(app, actor, seen.value, 'pack'));
  },
);
