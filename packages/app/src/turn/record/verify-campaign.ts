import { type CampaignId, ok } from '@chancery/core';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { isOver } from '../../campaign/terms/status.ts';
import type { CheckedRecord } from '../../ground/checked-record.ts';
import { useCase } from '../../ground/use-case.ts';
import { workOnce } from './record-work.ts';

/** What everybody may know of it. */
export interface Verification extends Pick<CheckedRecord, 'turns' | 'unchecked' | 'faults'> {
  /** How many sheets and rolls were checked; null while the game goes on, when their number tells what others did. */
  readonly sheets: number | null;
  readonly rolls: number | null;
  /**
   * Of the record up to the last turn; null while the game goes on, when somebody who knows almost everything could
   * guess the rest by it.
   */
  readonly seal: string | null;
}

/** Whether the campaign comes out again as recorded. Everybody may ask; it is reckoned once for each turn that is out. */
export const verifyCampaign = useCase<{ readonly campaignId: CampaignId }, Verification>(
  'verifyCampaign',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'verifyCampaign', { campaignId });
    if (!permit.ok) return permit;
    return ok(told(await workOnce(app, actor, seen.value, 'check'), seen.value));
  },
);

/** Nobody is told numbers before the end. */
export const told = (
  { sheets, rolls, seal, ...checked }: CheckedRecord,
  campaign: Parameters<typeof isOver>[0],
): Verification =>
  isOver(campaign) ? { ...checked, sheets, rolls, seal } : { ...checked, sheets: null, rolls: null, seal: null };
