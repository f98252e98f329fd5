import { err, type Instant, MINUTE, ok, type Result } from '@chancery/core';
import { type ClaimedCampaign, releaseCampaignLease, writeFault } from '@chancery/store';
import { openLabel } from '../../campaign/pace/label.ts';
import type { App } from '../../ground/app.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { transact } from '../../ground/transact.ts';
import { incident } from '../../ground/use-case.ts';
import { type Closed, type Closing, closeInHand } from './closing.ts';
import { faultOf } from './incident-fault.ts';
import { endStuck, noteStuck } from './note-stuck.ts';

/**
 * How long a campaign is ours to work on, in milliseconds; PROCESSING is shown as long as that. Who is killed holds nobody up
 * for longer. A turn may take longer than that: it is run in one transaction, and whoever claims the campaign meanwhile waits for its
 * end and finds that there is nothing left to close.
 */
export const LEASE = 15_000;

/** A turn that was not closed, and why. */
export type ClosingFault = { readonly code: 'not-due' } | { readonly code: 'incident'; readonly id: string };

/**
 * Closes the turn of a claimed campaign, and gives the claim back. A turn that cannot be run because of a fault of ours is
 * kept as it was, with all its orders: the masters are told, and it is tried again later, less and less often. Rejects when
 * nothing can be written.
 */
export const runClosing = async (
  app: App,
  claim: ClaimedCampaign,
  closing: Closing,
): Promise<Result<Closed, ClosingFault>> => {
  const began = performance.now();
  try {
    const step = () => transact(app.store, (trx) => closeInHand(trx, app, closing));
    const first = await step();
    const closed = first.ok && first.value.kind === 'listed' ? await step() : first;
    if (closed.ok) {
      if (closed.value.kind === 'in-review') await releaseCampaignLease(app.store.db, claim, null);
      if (closed.value.kind === 'closed') app.meter?.turnClosed(performance.now() - began);
      if (claim.attempts > 1) await endStuck(app, claim.id);
      return ok(closed.value as Closed);
    }
    if (closed.error.code === 'not-due') {
      await releaseCampaignLease(app.store.db, claim, null);
      return err({ code: 'not-due' });
    }
    return err(await stuck(app, claim, closing, faultOf(closed.error.incident)));
  } catch (error) {
    // No fault of the rules: the claim runs out by itself, and whoever comes next tries again.
    if (writeFault(error) !== null) throw error;
    return err(await stuck(app, claim, closing, error));
  }
};

const stuck = async (
  app: App,
  claim: ClaimedCampaign,
  { key }: Closing,
  error: unknown,
): Promise<Extract<ClosingFault, { code: 'incident' }>> => {
  const { id } = incident(app, `turn ${key.turn} of campaign ${key.campaignId}`, error);
  const retryAt = nextTry(claim, app.now());
  await releaseCampaignLease(app.store.db, claim, retryAt);
  const first = claim.attempts === 1;
  await noteStuck(app, { campaignId: claim.id, error, incident: id, retryAt, first });
  // What was stuck may be the rules themselves.
  const label = await openLabel(app.store.db, app, claim).catch(() => ({}));
  await transact(app.store, async (trx) => {
    const facts = { kind: 'turn-stuck', turn: key.turn, ...label, incident: id } as const;
    await tellMasters(trx, app, claim, { facts, key: `turn-stuck:${key.campaignId}:${key.edition}:${key.turn}` });
    return ok(undefined);
  });
  return { code: 'incident', id };
};

/** A minute after the first failure, then twice as long each time, up to four hours. */
const nextTry = ({ attempts }: ClaimedCampaign, now: Instant): Instant =>
  now + Math.min(240, 2 ** Math.min(attempts - 1, 8)) * MINUTE;
