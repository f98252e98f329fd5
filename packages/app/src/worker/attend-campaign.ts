import { MINUTE, ok } from '@chancery/core';
import {
  type CampaignRow,
  type ClaimedCampaign,
  changeCampaign,
  claimCampaign,
  type Db,
  findCampaign,
  lockCampaign,
  releaseCampaignLease,
} from '@chancery/store';
import { closingTime } from '../campaign/clock/clock.ts';
import { inPlay } from '../campaign/pace/in-play.ts';
import type { Cause } from '../campaign/play/cause.ts';
import { turnInHand } from '../campaign/play/play.ts';
import { isInReview, reviewEnds } from '../campaign/terms/review.ts';
import { remind } from '../desk/time/remind.ts';
import { systemActor } from '../ground/actor.ts';
import type { App } from '../ground/app.ts';
import type { Permit } from '../ground/permit.ts';
import { transact } from '../ground/transact.ts';
import { LEASE, runClosing } from '../turn/run/run-closing.ts';
import { startCampaign } from '../turn/triggers/start-campaign.ts';

/** The clock acts for nobody. */
const CLOCK: Permit = { role: 'system', userId: null };

/** What a worker did for a campaign that was due. */
export type Attended = 'started' | 'closed' | 'held' | 'in-review' | 'reminded' | 'waits' | 'not-due' | 'stuck';

/** Does what is due for a claimed campaign, and gives the claim back. */
export const attendCampaign = async (app: App, claim: ClaimedCampaign): Promise<Attended> => {
  if (claim.status === 'open') return start(app, claim);
  const cause = claim.status === 'running' ? await causeNow(app.store.db, app, claim) : null;
  if (cause === null) return wait(app, claim);
  const closing = { key: turnInHand(claim), cause, permit: CLOCK, excused: false };
  const closed = await runClosing(app, claim, closing);
  if (!closed.ok) return closed.error.code === 'incident' ? 'stuck' : 'not-due';
  if (closed.value.kind === 'closed' && !closed.value.over) await goOn(app, claim);
  return closed.value.kind;
};

/** So many turns of one campaign in a row, and then others are attended to first. */
const MOST_IN_A_ROW = 40;

/** Where one turn leads to the next by itself: the move of a bot, or a post that came meanwhile. */
const goOn = async (app: App, { id }: ClaimedCampaign): Promise<void> => {
  const { db } = app.store;
  for (let turn = 1; turn < MOST_IN_A_ROW; turn += 1) {
    const campaign = await findCampaign(db, id);
    const due = campaign?.status === 'running' && campaign.dueAt !== null && campaign.dueAt <= app.now();
    if (!due || (await goesOnFor(db, app, campaign)) === null) return;
    const claim = await claimCampaign(db, id, app.now(), LEASE);
    if (claim === undefined) return;
    const cause = await goesOnFor(db, app, claim);
    if (cause === null) {
      await releaseCampaignLease(db, claim, null);
      return;
    }
    const closed = await runClosing(app, claim, { key: turnInHand(claim), cause, permit: CLOCK, excused: false });
    if (!closed.ok) return;
  }
};

const goesOnFor = async (db: Db, app: App, campaign: CampaignRow): Promise<Cause | null> => {
  const play = await inPlay(db, app, campaign);
  return play.pace.time.byItself(db, app, play);
};

const causeNow = async (db: Db, app: App, campaign: CampaignRow): Promise<Cause | null> => {
  // Somebody has closed the list and was killed before the turn was run: why it was closed stands in the list.
  if (campaign.listClosedAt !== null) return isInReview(campaign, app.now()) ? null : 'hand';
  const play = await inPlay(db, app, campaign);
  return play.pace.time.cause(db, app, play);
};

/**
 * Nothing to close yet: those without orders are reminded, open questions are asked, and the campaign is due again when its
 * window closes. That is at once if meanwhile the last one has said that they need no more time.
 */
const wait = async (app: App, claim: ClaimedCampaign): Promise<Attended> => {
  const waited = await transact<Attended, never>(app.store, async (trx) => {
    const campaign = await lockCampaign(trx, claim.id);
    const going = campaign !== undefined && campaign.status === 'running';
    const running = going && campaign.heldSince === null;
    const closing = running ? (reviewEnds(campaign) ?? closingTime(campaign)) : null;
    const cause = going ? await causeNow(trx, app, campaign) : null;
    const early = cause !== null && cause !== 'deadline';
    const takesOrders = running && campaign.listClosedAt === null;
    if (takesOrders && !early && closing !== null && closing > app.now()) {
      const play = await inPlay(trx, app, campaign);
      await remind(trx, app, play);
      // Sheets that came in at the same moment did not see each other, nor what they ask together.
      await play.pace.run.ask(trx, app, play);
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
