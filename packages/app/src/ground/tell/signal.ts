import type { CampaignId, Instant } from '@chancery/core';
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
      at: ownMoment(app),
    })),
  );

const last = new WeakMap<App['now'], Instant>();

/** Now, or a millisecond after the signal before: what happens in one transaction is told in its order. */
const ownMoment = ({ now }: Pick<App, 'now'>): Instant => {
  const moment = Math.max(now(), (last.get(now) ?? 0) + 1);
  last.set(now, moment);
  return moment;
};
