import type { CampaignId } from '@chancery/core';
import { addSignals, jsonText, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import type { Signal } from '../news/signal.ts';

/** Tells those who watch a campaign, in the transaction that is the reason for it. */
export const signal = (
  trx: Trx,
  app: Pick<App, 'now'>,
  campaignId: CampaignId,
  signals: readonly Signal[],
): Promise<void> =>
  addSignals(
    trx,
    signals.map(({ facts, party, key }) => ({
      dedupeKey: key,
      campaignId,
      party,
      facts: jsonText(facts),
      at: app.now(),
    })),
  );
