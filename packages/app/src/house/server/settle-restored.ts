import type { CampaignId } from '@chancery/core';
import { type CampaignRow, campaignsWith, type Db, dropAllWaiting } from '@chancery/store';
import { closingTime } from '../../campaign/clock/clock.ts';
import { holdClock } from '../../desk/time/move-deadline.ts';
import { systemActor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';

/** What was done so that nothing happens behind the backs of those who were away. */
export interface Settled {
  /** Campaigns whose clock is held: their master sets a deadline, and they go on. */
  readonly held: readonly CampaignId[];
  /** Mails and webhook calls that waited to leave when the data was copied. */
  readonly dropped: number;
}

/**
 * After data was put back that is older than what was lost. Orders that came in between are gone and rulers cannot know
 * it, so no window closes by a deadline that has passed; and mail that waited may have left since, so it is not sent.
 */
export const settleRestored = async (app: App): Promise<Settled> => {
  const { db } = app.store;
  const dropped = await dropAllWaiting(db, 'restored', app.now());
  const held: CampaignId[] = [];
  for (const campaign of await running(db)) {
    const closing = closingTime(campaign);
    if (closing === null || closing > app.now() || campaign.heldSince !== null) continue;
    const stopped = await holdClock(app, systemActor('data was put back'), { campaignId: campaign.id });
    if (stopped.ok) held.push(campaign.id);
  }
  return { held, dropped };
};

const PAGE = 100;

const running = async (db: Db): Promise<readonly CampaignRow[]> => {
  const all: CampaignRow[] = [];
  for (;;) {
    const last = all.at(-1);
    const before = last === undefined ? undefined : { at: last.createdAt, id: last.id };
    const rows = await campaignsWith(db, ['running'], { limit: PAGE, before });
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
};
