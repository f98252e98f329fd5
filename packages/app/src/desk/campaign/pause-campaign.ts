import { type CampaignId, err, ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { restartedClock, stoppedClock } from '../../campaign/clock/clock.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { byAdministrator } from '../../ground/tell/of-administrator.ts';
import { publish } from '../../ground/tell/publish.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { takeLateSheets } from '../sheets/take-late-sheets.ts';
import { armClock } from '../time/arm-clock.ts';

export interface PauseCampaign {
  readonly campaignId: CampaignId;
  /** For everybody to read. */
  readonly reason: string;
}

/** The clock stands still. Orders can still be sent; nothing is run. */
export const pauseCampaign = useCase<PauseCampaign, null>('pauseCampaign', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'pauseCampaign', of: input, wanted: ['running'] });
    if (!held.ok) return held;
    const faults = wordFaults('reason', input.reason, { least: 0, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    const now = app.now();
    const paused = { status: 'paused', ...stoppedClock(campaign, now), leaseOwner: null, leasedUntil: null } as const;
    await changeCampaign(trx, campaign.id, paused);
    await takeLateSheets(trx, app, campaign, { ...campaign, ...paused });
    const facts = { kind: 'campaign-paused', reason: input.reason.trim(), ...byAdministrator(permit) } as const;
    const key = `campaign-paused:${campaign.id}:${now}`;
    await tellEverybody(trx, app, campaign, { facts, key });
    await publish(trx, app, campaign, { news: facts, key });
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'pauseCampaign' });
    return ok(null);
  }),
);

/** The clock goes on, with the time that was left. */
export const resumeCampaign = useCase<{ readonly campaignId: CampaignId }, null>(
  'resumeCampaign',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const held = await holdCampaign(trx, app, actor, { useCase: 'resumeCampaign', of: input, wanted: ['paused'] });
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const now = app.now();
      const clock = restartedClock(campaign, now);
      // A turn whose list is closed is run at once.
      const due = campaign.listClosedAt === null ? {} : { dueAt: now };
      const running = { status: 'running', ...clock, ...due } as const;
      await changeCampaign(trx, campaign.id, running);
      await armClock({ app, trx, campaign: { ...campaign, ...running } }, campaign);
      const facts = { kind: 'campaign-resumed', deadline: clock.deadline, ...byAdministrator(permit) } as const;
      const key = `campaign-resumed:${campaign.id}:${now}`;
      await tellEverybody(trx, app, campaign, { facts, key });
      await publish(trx, app, campaign, { news: facts, key });
      await audit(trx, app, { permit, campaignId: campaign.id, action: 'resumeCampaign' });
      return ok(null);
    }),
);
