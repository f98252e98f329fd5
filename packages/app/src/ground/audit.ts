import type { CampaignId, JsonValue } from '@chancery/core';
import { addAudit, jsonText, type Trx } from '@chancery/store';
import type { App } from './app.ts';
import type { Permit } from './permit.ts';

/** What was done, for good. Facts hold no secret, no order and no letter. */
export interface Deed {
  readonly permit: Permit;
  readonly campaignId: CampaignId | null;
  /** The use case, such as `closeTurn`. */
  readonly action: string;
  readonly facts?: { readonly [name: string]: JsonValue };
}

export const audit = (
  trx: Trx,
  app: Pick<App, 'now'>,
  { permit, campaignId, action, facts = {} }: Deed,
): Promise<void> =>
  addAudit(trx, {
    at: app.now(),
    actor: permit.role,
    userId: permit.userId,
    campaignId,
    action,
    facts: jsonText(facts),
  });
