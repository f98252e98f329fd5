import {
  type ClaimedCampaign,
  claimDueCampaigns,
  dropDeadClaims,
  dropStaleItems,
  releaseCampaignLease,
} from '@chancery/store';
import { type DeliverMail, drainMail, USUAL_RATE } from '../channels/mail/outgoing/drain-mail.ts';
import { deliverWebhooks } from '../channels/webhooks/deliver.ts';
import type { PostJson } from '../channels/webhooks/post-json.ts';
import { closeDuePolls } from '../desk/polls/close-poll.ts';
import type { App } from '../ground/app.ts';
import { thrown } from '../ground/use-case.ts';
import { noteStuck } from '../turn/run/note-stuck.ts';
import { LEASE } from '../turn/run/run-closing.ts';
import { type Attended, attendCampaign } from './attend-campaign.ts';

/** The ways out of the house that this process serves; what has none waits for one that does. */
export interface WaysOut {
  readonly mail?: DeliverMail;
  readonly webhooks?: PostJson;
  /** Once it is aborted, nothing more is taken up; what is in hand is finished. */
  readonly stop?: AbortSignal | undefined;
}

/** What one round of the worker came to. */
export interface Ticked {
  /** How often each thing was done for campaigns that were due. */
  readonly campaigns: { readonly [done in Attended]?: number };
  readonly mails: number;
  readonly webhooks: number;
}

const WEBHOOKS_AT_ONCE = 50;

/**
 * One round of the worker: all that is due now. Any number of workers may do this at the same time, on one database; each
 * campaign and each mail is one worker's alone while it holds its claim. What it leaves undone is due again.
 */
export const tick = async (app: App, { mail, webhooks, stop }: WaysOut = {}): Promise<Ticked> => {
  await dropDeadClaims(app.store, app.now());
  const campaigns = await attendAll(app, stop);
  await closeDuePolls(app);
  await dropStaleItems(app.store.db, app.now());
  return {
    campaigns,
    mails: mail === undefined ? 0 : await drainMail(app, mail, USUAL_RATE, stop),
    webhooks: webhooks === undefined ? 0 : await deliverWebhooks(app, webhooks, WEBHOOKS_AT_ONCE),
  };
};

const attendAll = async (app: App, stop: AbortSignal | undefined): Promise<Ticked['campaigns']> => {
  const campaigns: { [done in Attended]?: number } = {};
  const seen = new Set<string>();
  while (!stop?.aborted) {
    const [claim] = await claimDueCampaigns(app.store.db, app.now(), LEASE, 1);
    if (claim === undefined) return campaigns;
    if (seen.has(claim.id)) {
      // Due again already: that is for the next round.
      await releaseCampaignLease(app.store.db, claim, null);
      return campaigns;
    }
    seen.add(claim.id);
    const done = await attended(app, claim);
    campaigns[done] = (campaigns[done] ?? 0) + 1;
  }
  return campaigns;
};

/** One campaign that cannot be attended to keeps nobody from the others; its claim runs out by itself. */
const attended = async (app: App, claim: ClaimedCampaign): Promise<Attended> => {
  try {
    return await attendCampaign(app, claim);
  } catch (error) {
    const told = thrown(app, `campaign ${claim.id}`, error);
    if (told.code === 'incident') {
      const stuck = { campaignId: claim.id, error, incident: told.id, retryAt: claim.leasedUntil };
      await noteStuck(app, { ...stuck, first: claim.attempts === 1 });
    }
    return 'stuck';
  }
};
