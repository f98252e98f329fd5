import { type CampaignId, err, ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { audit } from '../audit.ts';
import { armClock } from '../deadlines/arm-clock.ts';
import { restartedClock, stoppedClock } from '../deadlines/clock.ts';
import { takeLateSheets } from '../orders/take-late-sheets.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { publish } from '../webhooks/publish.ts';
import { tellEverybody } from './everybody.ts';
import { holdCampaign } from './hold-campaign.ts';
import { wordFaults } from './words.ts';

export interface PauseCampaign {
  readonly campaignId: CampaignId;
  /** For everybody to read. */
  readonly reason: string;
}

/** The clock stands still. Orders can still be sent; nothing is run. */
export const pauseCampaign = useCase<PauseCampaign, null>('pauseCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'pauseCampaign', input, ['running']);
    if (!held.ok) return held;
    const faults = wordFaults('reason', input.reason, { least: 0, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    const now = app.now();
    const paused = { status: 'paused', ...stoppedClock(campaign, now), leaseOwner: null, leasedUntil: null } as const;
    await changeCampaign(trx, campaign.id, paused);
    await takeLateSheets(trx, app, campaign, { ...campaign, ...paused });
    const facts = { kind: 'campaign-paused', reason: input.reason.trim() } as const;
    const key = `campaign-paused:${campaign.id}:${now}`;
    await tellEverybody(trx, app, campaign, facts, key);
    await publish(trx, app, campaign, facts, key);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'pauseCampaign' });
    return ok(null);
  }),
);

/** The clock goes on, with the time that was left. */
export const resumeCampaign = useCase<{ readonly campaignId: CampaignId }, null>(
  'resumeCampaign',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const held = await holdCampaign(trx, app, actor, 'resumeCampaign', input, ['paused']);
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const now = app.now();
      const clock = restartedClock(campaign, now);
      const running = { status: 'running', ...clock } as const;
      await changeCampaign(trx, campaign.id, running);
      await armClock({ app, trx, campaign: { ...campaign, ...running } }, campaign);
      const facts = { kind: 'campaign-resumed', deadline: clock.deadline } as const;
      const key = `campaign-resumed:${campaign.id}:${now}`;
      await tellEverybody(trx, app, campaign, facts, key);
      await publish(trx, app, campaign, facts, key);
      await audit(trx, app, { permit, campaignId: campaign.id, action: 'resumeCampaign' });
      return ok(null);
    }),
);
