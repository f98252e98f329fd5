import { by, type CampaignId, type Instant, sorted } from '@chancery/core';
import { changedOne } from '../changed-one.ts';
import type { LeaseOwner } from '../ids.ts';
import type { Db } from '../schema.ts';
import { newClaim } from '../this-process.ts';
import type { CampaignRow } from './campaigns.ts';

/** A campaign that is ours to work on until the lease ends. */
export interface ClaimedCampaign extends CampaignRow {
  readonly leaseOwner: LeaseOwner;
  readonly leasedUntil: Instant;
}

/**
 * Claims at most `limit` campaigns that are due, the longest overdue first, for `leaseMs` milliseconds. Whoever asks at
 * the same time gets others. A lease that was neither renewed nor given back runs out, and the campaign is due again.
 */
export const claimDueCampaigns = async (
  db: Db,
  now: Instant,
  leaseMs: number,
  limit: number,
): Promise<readonly ClaimedCampaign[]> => {
  const leaseOwner = newClaim();
  const claimed = await db
    .with('due', (cte) =>
      cte
        .selectFrom('campaign')
        .select('id')
        .where('dueAt', '<=', now)
        .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
        .orderBy('dueAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('campaign')
    .set(({ eb }) => ({ leaseOwner, leasedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
    .returningAll()
    .execute();
  return sorted(
    claimed as ClaimedCampaign[],
    by(({ dueAt }) => dueAt as Instant),
  );
};

/** When the next campaign falls due that is not due yet; null when none will by itself. */
export const nextCampaignDue = async (db: Db, now: Instant): Promise<Instant | null> => {
  const row = await db
    .selectFrom('campaign')
    .select(({ fn }) => fn.min('dueAt').as('dueAt'))
    .where('dueAt', '>', now)
    .executeTakeFirst();
  return row?.dueAt ?? null;
};

/** How many campaigns are due, claimed or not, for the metrics. */
export const countDueCampaigns = async (db: Db, now: Instant): Promise<number> => {
  const { due } = await db
    .selectFrom('campaign')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow();
  return due;
};

/**
 * Claims one campaign, due or not: for a turn that is closed by hand. Undefined while somebody else works on it; one that
 * nobody has in hand and that rests after a fault may be claimed.
 */
export const claimCampaign = (
  db: Db,
  id: CampaignId,
  now: Instant,
  leaseMs: number,
): Promise<ClaimedCampaign | undefined> =>
  db
    .updateTable('campaign')
    .set(({ eb }) => ({
      leaseOwner: newClaim(),
      leasedUntil: now + leaseMs,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('leaseOwner', 'is', null), eb('leasedUntil', '<=', now)]))
    .returningAll()
    .executeTakeFirst() as Promise<ClaimedCampaign | undefined>;

/** Keeps a claim. False when it is no longer ours: then stop. */
export const renewCampaignLease = (
  db: Db,
  { id, leaseOwner }: Pick<ClaimedCampaign, 'id' | 'leaseOwner'>,
  until: Instant,
): Promise<boolean> => changeLease(db, id, leaseOwner, { leasedUntil: until });

/**
 * Gives a claim back. After a fault it rests until `retryAt`; null: all went well, and the next fault is the first. False when
 * it was no longer ours.
 */
export const releaseCampaignLease = (
  db: Db,
  { id, leaseOwner }: Pick<ClaimedCampaign, 'id' | 'leaseOwner'>,
  retryAt: Instant | null,
): Promise<boolean> =>
  changeLease(db, id, leaseOwner, {
    leaseOwner: null,
    leasedUntil: retryAt,
    ...(retryAt === null ? { attempts: 0 } : {}),
  });

/** Takes every claim back, when nobody can be left who made one: else those campaigns would wait until their leases end. */
export const dropCampaignLeases = async (db: Db): Promise<void> => {
  await db
    .updateTable('campaign')
    .set({ leaseOwner: null, leasedUntil: null })
    .where('leaseOwner', 'is not', null)
    .execute();
};

const changeLease = (
  db: Db,
  id: CampaignId,
  owner: LeaseOwner,
  changes: { readonly leaseOwner?: null; readonly leasedUntil: Instant | null; readonly attempts?: number },
): Promise<boolean> =>
  changedOne(db.updateTable('campaign').set(changes).where('id', '=', id).where('leaseOwner', '=', owner));
