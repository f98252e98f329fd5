import { MINUTE, ok } from '@chancery/core';
import {
  type CampaignRow,
  type ClaimedCampaign,
  changeCampaign,
  countingSheets,
  type Db,
  lockCampaign,
  releaseCampaignLease,
  seatsOf,
} from '@chancery/store';
import { systemActor } from '../actor.ts';
import type { App } from '../app.ts';
import { startCampaign } from '../campaigns/start-campaign.ts';
import { closingTime } from '../deadlines/clock.ts';
import { closesEarly } from '../deadlines/ready.ts';
import { remind } from '../deadlines/remind.ts';
import type { Permit } from '../permit.ts';
import { transact } from '../transact.ts';
import { askOpenQuestions } from '../turns/ask-questions.ts';
import type { Cause } from '../turns/closing.ts';
import { inPlay, turnInHand } from '../turns/in-play.ts';
import { runClosing } from '../turns/run-closing.ts';

/** The clock acts for nobody. */
const CLOCK: Permit = { role: 'system', userId: null };

/** What a worker did for a campaign that was due. */
export type Attended = 'started' | 'closed' | 'held' | 'reminded' | 'waits' | 'not-due' | 'stuck';

/** Does what is due for a claimed campaign, and gives the claim back. */
export const attendCampaign = async (app: App, claim: ClaimedCampaign): Promise<Attended> => {
  if (claim.status === 'open') return start(app, claim);
  const cause = claim.status === 'running' ? await causeNow(app, claim) : null;
  if (cause === null) return wait(app, claim);
  const closing = { key: turnInHand(claim), cause, permit: CLOCK, excused: false };
  const closed = await runClosing(app, claim, closing);
  if (closed.ok) return closed.value.kind;
  return closed.error.code === 'incident' ? 'stuck' : 'not-due';
};

const causeNow = async (app: App, campaign: CampaignRow): Promise<Cause | null> => {
  const { db } = app.store;
  const closing = closingTime(campaign);
  if (campaign.heldSince === null && closing !== null && closing <= app.now()) return 'deadline';
  return (await nobodyWaits(db, app, campaign)) ? 'ready' : null;
};

const nobodyWaits = async (db: Db, app: App, campaign: CampaignRow): Promise<boolean> => {
  const { window, key } = await inPlay(db, app, campaign);
  return closesEarly(campaign, window, await seatsOf(db, campaign.id), await countingSheets(db, key));
};

/**
 * Nothing to close yet: those without orders are reminded, open questions are asked, and the campaign is due again when its
 * window closes. That is at once if meanwhile the last one has said that he needs no more time.
 */
const wait = async (app: App, claim: ClaimedCampaign): Promise<Attended> => {
  const waited = await transact<Attended, never>(app.store, async (trx) => {
    const campaign = await lockCampaign(trx, claim.id);
    const running = campaign !== undefined && campaign.status === 'running' && campaign.heldSince === null;
    const closing = running ? closingTime(campaign) : null;
    const early = running && (await nobodyWaits(trx, app, campaign));
    if (running && !early && closing !== null && closing > app.now()) {
      const play = await inPlay(trx, app, campaign);
      await remind(trx, app, play);
      // Sheets that came in at the same moment did not see each other, nor what they ask together.
      await askOpenQuestions(trx, app, play);
    }
    await changeCampaign(trx, claim.id, { dueAt: early ? app.now() : closing });
    return ok(early || closing === null ? 'waits' : 'reminded');
  });
  await releaseCampaignLease(app.store.db, claim, null);
  return waited.ok ? waited.value : 'waits';
};

const start = async (app: App, claim: ClaimedCampaign): Promise<Attended> => {
  const started = await startCampaign(app, systemActor('the date has come, or all seats are taken'), {
    campaignId: claim.id,
  });
  // What cannot start yet waits for its people, who set the time when they come. A fault of ours may pass by itself.
  const again = !started.ok && started.error.code === 'incident' ? app.now() + 10 * MINUTE : null;
  if (!started.ok) await changeCampaign(app.store.db, claim.id, { dueAt: again });
  await releaseCampaignLease(app.store.db, claim, null);
  return started.ok ? 'started' : 'waits';
};
