import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  changeCampaign,
  claimCampaign,
  claimDueCampaigns,
  type Db,
  dropDeadClaims,
  findCampaign,
  holdProcess,
  type LeaseOwner,
  releaseCampaignLease,
  renewCampaignLease,
} from '../src/index.ts';
import { lockOf, THIS_PROCESS } from '../src/this-process.ts';
import { freshStore, onEachDatabase, opened } from './databases.ts';
import { begunCampaign, HOUR, NOON } from './sample/campaign.ts';

const LEASE = 60_000;
const due = async (db: Db, dueAt: number | null) => (await begunCampaign(db, { dueAt })).campaignId;
const ids = (campaigns: readonly { readonly id: string }[]) => campaigns.map(({ id }) => id);

onEachDatabase('claiming campaigns', (database) => {
  test('takes what is due, the longest overdue first, and no more than asked for', async () => {
    const { db } = await freshStore(database);
    const [later, soon, first] = [await due(db, NOON + 1), await due(db, NOON), await due(db, NOON - HOUR)];
    await due(db, null);
    expect(ids(await claimDueCampaigns(db, NOON, LEASE, 1))).toEqual([first]);
    expect(ids(await claimDueCampaigns(db, NOON, LEASE, 10))).toEqual([soon]);
    expect(ids(await claimDueCampaigns(db, NOON, LEASE, 10))).toEqual([]);
    expect(ids(await claimDueCampaigns(db, NOON + 1, LEASE, 10))).toEqual([later]);
  });

  test('two connections that claim the same campaign: one wins', async () => {
    const place = await database.place('schema');
    const [one, two] = [await opened(place), await opened(place)];
    for (let round = 0; round < 20; round += 1) {
      const campaignId = await due(one.db, NOON);
      const claims = await Promise.all([one, two].map(({ db }) => claimDueCampaigns(db, NOON, LEASE, 5)));
      expect(claims.flatMap(ids)).toEqual([campaignId]);
    }
  });

  test('who asks while another is still claiming gets what is left', async () => {
    const place = await database.place('schema');
    const [one, two] = [await opened(place), await opened(place)];
    const [first, second] = [await due(one.db, NOON - 1), await due(one.db, NOON)];
    let theirs: ReturnType<typeof claimDueCampaigns> | undefined;
    await one.db.transaction().execute(async (trx) => {
      expect(ids(await claimDueCampaigns(trx, NOON, LEASE, 1))).toEqual([first]);
      theirs = claimDueCampaigns(two.db, NOON, LEASE, 2);
      // PostgreSQL does not even let this one wait; SQLite lets nobody write until the other has.
      if (database.kind === 'postgres') await theirs;
    });
    expect(ids((await theirs) ?? [])).toEqual([second]);
  });

  test('one campaign is claimed by hand, due or not, but not from another', async () => {
    const { db } = await freshStore(database);
    const campaignId = await due(db, null);
    const claimed = await claimCampaign(db, campaignId, NOON, LEASE);
    expect(claimed).toMatchObject({ id: campaignId, leasedUntil: NOON + LEASE, attempts: 1 });
    expect(await claimCampaign(db, campaignId, NOON, LEASE)).toBeUndefined();
    const later = await claimCampaign(db, campaignId, NOON + LEASE, LEASE);
    expect(later).toMatchObject({ attempts: 2 });
    // One that rests after a fault is in nobody's hands.
    await releaseCampaignLease(db, later!, NOON + 9 * LEASE);
    expect(await claimCampaign(db, campaignId, NOON + LEASE, LEASE)).toMatchObject({ attempts: 3 });
  });

  test('many connections share out many campaigns, each to one', async () => {
    const place = await database.place('schema');
    const stores = await Promise.all([1, 2, 3, 4].map(() => opened(place)));
    const campaigns: string[] = [];
    for (let count = 0; count < 24; count += 1) campaigns.push(await due(stores[0]!.db, NOON - count));
    const claimed = await Promise.all(
      stores.map(async ({ db }) => {
        const mine: string[] = [];
        for (let claims = 0; claims < 12; claims += 1) mine.push(...ids(await claimDueCampaigns(db, NOON, LEASE, 3)));
        return mine;
      }),
    );
    expect(claimed.flat().sort()).toEqual(campaigns.sort());
  });

  test('a lease that runs out makes the campaign due again, for another claim', async () => {
    const { db } = await freshStore(database);
    const campaignId = await due(db, NOON);
    const [stale] = await claimDueCampaigns(db, NOON, LEASE, 1);
    expect(await claimDueCampaigns(db, NOON + LEASE - 1, LEASE, 1)).toEqual([]);
    const [fresh] = await claimDueCampaigns(db, NOON + LEASE, LEASE, 1);
    expect(fresh).toMatchObject({ id: campaignId, attempts: 2, leasedUntil: NOON + 2 * LEASE });
    expect(fresh?.leaseOwner).not.toBe(stale?.leaseOwner);
    expect(await renewCampaignLease(db, stale!, NOON + 9 * LEASE)).toBe(false);
    expect(await releaseCampaignLease(db, stale!, null)).toBe(false);
    expect((await findCampaign(db, campaignId))?.leaseOwner).toBe(fresh?.leaseOwner);
  });

  test('a lease that is renewed holds', async () => {
    const { db } = await freshStore(database);
    await due(db, NOON);
    const [claimed] = await claimDueCampaigns(db, NOON, LEASE, 1);
    expect(await renewCampaignLease(db, claimed!, NOON + 2 * LEASE)).toBe(true);
    expect(await claimDueCampaigns(db, NOON + LEASE, LEASE, 1)).toEqual([]);
    expect(await claimDueCampaigns(db, NOON + 2 * LEASE, LEASE, 1)).toHaveLength(1);
  });

  test('a claim that is given back is claimed again, not before it may be', async () => {
    const { db } = await freshStore(database);
    await due(db, NOON);
    const [claimed] = await claimDueCampaigns(db, NOON, LEASE, 1);
    expect(await releaseCampaignLease(db, claimed!, NOON + 5)).toBe(true);
    expect(await claimDueCampaigns(db, NOON + 4, LEASE, 1)).toEqual([]);
    const [again] = await claimDueCampaigns(db, NOON + 5, LEASE, 1);
    expect(again).toMatchObject({ attempts: 2 });
    await releaseCampaignLease(db, again!, null);
    expect(await claimDueCampaigns(db, NOON + 5, LEASE, 1)).toMatchObject([{ attempts: 1 }]);
  });

  test('a campaign that is paused is not due', async () => {
    const { db } = await freshStore(database);
    const campaignId = await due(db, NOON);
    await changeCampaign(db, campaignId, { status: 'paused', dueAt: null });
    expect(await claimDueCampaigns(db, NOON, LEASE, 1)).toEqual([]);
  });

  test('claims end with the process that made them, however it ends', async () => {
    const place = await database.place('schema');
    const store = await opened(place);
    const campaignId = await due(store.db, NOON);
    const claimedBy = async (process: string): Promise<void> => {
      await claimDueCampaigns(store.db, NOON, LEASE, 1);
      await changeCampaign(store.db, campaignId, { leaseOwner: `${process}.claim` as LeaseOwner });
    };
    await claimDueCampaigns(store.db, NOON, LEASE, 1);
    expect(await dropDeadClaims(store, NOON)).toBe(0);
    const { pid } = spawnSync('true');
    await claimedBy(`${pid}.gone`);
    expect(await dropDeadClaims(store, NOON)).toBe(1);
    expect(ids(await claimDueCampaigns(store.db, NOON, LEASE, 1))).toEqual([campaignId]);

    const neighbour = `${process.ppid}.neighbour`;
    await claimedBy(neighbour);
    if (database.kind === 'postgres') {
      const other = await opened(place);
      await other.db.connection().execute(async (own) => {
        await sql`select pg_advisory_lock(${lockOf(neighbour)})`.execute(own);
        expect(await dropDeadClaims(store, NOON)).toBe(0);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(own).catch(() => undefined);
      });
      await expect.poll(() => dropDeadClaims(store, NOON)).toBe(1);
    } else {
      expect(await dropDeadClaims(store, NOON)).toBe(0);
    }
  });

  test('a process shows that it lives for as long as it does', async () => {
    if (database.kind === 'sqlite') {
      expect(await (await holdProcess(await freshStore(database)))()).toBeUndefined();
      return;
    }
    const store = await freshStore(database);
    const free = async (): Promise<unknown> =>
      (await sql`select pg_try_advisory_xact_lock(${lockOf(THIS_PROCESS)}) as free`.execute(store.db)).rows[0];
    const letGo = await holdProcess(store);
    expect(await free()).toEqual({ free: false });
    await letGo();
    expect(await free()).toEqual({ free: true });
  });
});
