import { type CampaignId, ok } from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { isOver } from '../../campaign/terms/status.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { CheckedRecord } from '../../ground/checked-record.ts';
import { useCase } from '../../ground/use-case.ts';
import { workOnce, workSoFar } from './record-work.ts';

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

/** Everybody may ask; it is reckoned once for each turn that is out. */
const verification = <Missing extends null>(
  check: (app: App, actor: Actor, campaign: CampaignRow) => Promise<CheckedRecord | Missing>,
) =>
  useCase<{ readonly campaignId: CampaignId }, Verification | Missing>(
    'verifyCampaign',
    async (app, actor, { campaignId }) => {
      const { db } = app.store;
      const seen = await seenCampaign(db, app, actor, { campaignId });
      if (!seen.ok) return seen;
      const permit = await allowed(db, actor, 'verifyCampaign', { campaignId });
      if (!permit.ok) return permit;
      const checked = await check(app, actor, seen.value);
      return ok(checked === null ? checked : told(checked, seen.value));
    },
  );

/** Whether the campaign comes out again as recorded. */
export const verifyCampaign = verification<never>((app, actor, campaign) => workOnce(app, actor, campaign, 'check'));

/** The same without waiting: null while it is being reckoned. */
export const verificationSoFar = verification<null>((app, actor, campaign) => workSoFar(app, actor, campaign, 'check'));

/** Nobody is told numbers before the end. */
const told = (
  { sheets, rolls, seal, ...checked }: CheckedRecord,
  campaign: Parameters<typeof isOver>[0],
): Verification =>
  isOver(campaign) ? { ...checked, sheets, rolls, seal } : { ...checked, sheets: null, rolls: null, seal: null };
