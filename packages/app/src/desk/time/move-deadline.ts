import { type CampaignId, err, type Instant, ok } from '@chancery/core';
import { changeCampaign } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { closingTime, movedClock, stoppedClock } from '../../campaign/clock/clock.ts';
import { tellDeadline } from '../../campaign/clock/tell-deadline.ts';
import { openLabel } from '../../campaign/pace/label.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { takeLateSheets } from '../sheets/take-late-sheets.ts';
import { armClock } from './arm-clock.ts';

export interface MoveDeadline {
  readonly campaignId: CampaignId;
  /** Milliseconds UTC, in the future; null: the master closes this window themselves. */
  readonly deadline: Instant | null;
  /** The turn that is meant: if it is out by now, nothing happens. Whoever does not say means the one that is open. */
  readonly turn?: number | undefined;
}

/** Later than any game goes on. */
const LATEST = Date.UTC(9000, 0);

/** The window in hand has another deadline; if its clock was held it goes on. Everybody is told. */
export const moveDeadline = useCase<MoveDeadline, null>('moveDeadline', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, deadline, turn } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'moveDeadline',
      of: { campaignId },
      wanted: ['running'],
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const now = app.now();
    const inHand = campaign.turn + 1;
    if (turn !== undefined && turn !== inHand) {
      const label = await openLabel(trx, app, campaign);
      return err({ code: 'conflict', what: 'turn', found: String(inHand), ...label });
    }
    if (deadline !== null && !(Number.isSafeInteger(deadline) && deadline > now && deadline < LATEST)) {
      return err({ code: 'bad-input', faults: ['deadline: wanted an instant to come, in milliseconds UTC'] });
    }
    const clock = movedClock(deadline, now);
    await changeCampaign(trx, campaignId, clock);
    await armClock({ app, trx, campaign: { ...campaign, ...clock } }, campaign);
    await tellDeadline(trx, app, campaign, { deadline, ...(await openLabel(trx, app, campaign)) });
    const facts = { turn: inHand, from: campaign.deadline, to: deadline };
    await audit(trx, app, { permit, campaignId, action: 'moveDeadline', facts });
    return ok(null);
  }),
);

/** The clock stands still until the master sets a deadline, or closes the turn. Orders can still be sent. */
export const holdClock = useCase<{ readonly campaignId: CampaignId }, null>('holdClock', (app, actor, { campaignId }) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'holdClock', of: { campaignId }, wanted: ['running'] });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    if (campaign.heldSince !== null) return err({ code: 'conflict', what: 'clock', found: 'held' });
    const now = app.now();
    const closing = closingTime(campaign);
    // A deadline that has passed tells of no time left, and of the breaker who held the clock after it.
    const deadline = closing !== null && closing <= now ? null : campaign.deadline;
    const clock = { ...stoppedClock(campaign, now), deadline };
    await changeCampaign(trx, campaignId, clock);
    await takeLateSheets(trx, app, campaign, { ...campaign, ...clock });
    await tellDeadline(trx, app, campaign, { deadline: null, ...(await openLabel(trx, app, campaign)) });
    await audit(trx, app, { permit, campaignId, action: 'holdClock', facts: { turn: campaign.turn + 1 } });
    return ok(null);
  }),
);
