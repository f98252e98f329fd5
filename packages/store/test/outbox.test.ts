import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  beginDelivery,
  claimOutbox,
  countOutbox,
  type Db,
  dropDeadClaims,
  dropItem,
  dropStaleItems,
  dropUncertainItems,
  jsonText,
  type LeaseOwner,
  markSent,
  type NewOutboxItem,
  queueOutbox,
  retryDelivery,
} from '../src/index.ts';
import { freshStore, onEachDatabase, opened } from './databases.ts';
import { NOON } from './sample/campaign.ts';

const LEASE = 60_000;
const CLAIM = { kind: 'mail', leaseMs: LEASE, limit: 10 } as const;

const mail = (about: string, given: Partial<NewOutboxItem> = {}): NewOutboxItem => ({
  kind: 'mail',
  lane: 'example.org',
  campaignId: null,
  userId: null,
  payload: jsonText({ about }),
  dedupeKey: about,
  createdAt: NOON,
  dueAt: NOON,
  expiresAt: null,
  ...given,
});
const queue = (db: Db, ...items: readonly NewOutboxItem[]) =>
  db.transaction().execute((trx) => queueOutbox(trx, items));
const abouts = (items: readonly { readonly dedupeKey: string }[]) => items.map(({ dedupeKey }) => dedupeKey);

onEachDatabase('the outbox', (database) => {
  test('gives out what is due, in the order of due time and writing', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('b'), mail('a'), mail('early', { dueAt: NOON - 1 }), mail('late', { dueAt: NOON + 1 }));
    expect(abouts(await claimOutbox(db, NOON, { ...CLAIM, limit: 2 }))).toEqual(['early', 'b']);
    expect(abouts(await claimOutbox(db, NOON, CLAIM))).toEqual(['a']);
    expect(abouts(await claimOutbox(db, NOON, CLAIM))).toEqual([]);
  });

  test('a claim ends with the process that made it, unless that had begun to hand the item over', async () => {
    const store = await freshStore(database);
    const { db } = store;
    await queue(db, mail('begun'), mail('written'));
    const claimed = await claimOutbox(db, NOON, CLAIM);
    expect(await beginDelivery(db, claimed[0]!, NOON)).toBe(true);
    expect(await dropDeadClaims(store, NOON)).toBe(0);
    const { pid } = spawnSync('true');
    await db
      .updateTable('outbox')
      .set({ leaseOwner: `${pid}.gone.claim` as LeaseOwner })
      .execute();
    expect(await dropDeadClaims(store, NOON)).toBe(1);
    expect(abouts(await claimOutbox(db, NOON, CLAIM))).toEqual(['written']);
    expect(await beginDelivery(db, claimed[1]!, NOON)).toBe(false);
  });

  test('takes the same thing once, even when it has been sent', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('turn 1'), mail('turn 1'));
    await queue(db, mail('turn 1'), mail('turn 2'));
    const [first] = await claimOutbox(db, NOON, { ...CLAIM, limit: 1 });
    await beginDelivery(db, first!, NOON);
    await markSent(db, first!, NOON);
    await queue(db, mail('turn 1'));
    expect(abouts(await claimOutbox(db, NOON, CLAIM))).toEqual(['turn 2']);
  });

  test('what is queued in a transaction that fails is not sent', async () => {
    const { db } = await freshStore(database);
    const failed = db.transaction().execute(async (trx) => {
      await queueOutbox(trx, [mail('turn 1')]);
      throw new Error('enough');
    });
    await expect(failed).rejects.toThrow('enough');
    expect(await claimOutbox(db, NOON, CLAIM)).toEqual([]);
  });

  test('two senders never have the same item', async () => {
    const place = await database.place('schema');
    const [one, two] = [await opened(place), await opened(place)];
    const all = Array.from({ length: 30 }, (_, number) => `mail ${number}`);
    await queue(one.db, ...all.map((about) => mail(about)));
    const claimed = await Promise.all(
      [one, two].map(async ({ db }) => {
        const mine: string[] = [];
        for (let claims = 0; claims < 10; claims += 1)
          mine.push(...abouts(await claimOutbox(db, NOON, { ...CLAIM, limit: 4 })));
        return mine;
      }),
    );
    expect(claimed.flat().sort()).toEqual(all.sort());
  });

  test('who asks while another is still claiming gets what is left', async () => {
    const place = await database.place('schema');
    const [one, two] = [await opened(place), await opened(place)];
    await queue(one.db, mail('a'), mail('b'), mail('c'));
    let theirs: ReturnType<typeof claimOutbox> | undefined;
    await one.db.transaction().execute(async (trx) => {
      expect(abouts(await claimOutbox(trx, NOON, { ...CLAIM, limit: 2 }))).toEqual(['a', 'b']);
      theirs = claimOutbox(two.db, NOON, CLAIM);
      // PostgreSQL does not even let this one wait; SQLite lets nobody write until the other has.
      if (database.kind === 'postgres') await theirs;
    });
    expect(abouts((await theirs) ?? [])).toEqual(['c']);
  });

  test('a sender who died before the handing over is followed by another, and cannot begin any more', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('turn 1'));
    const [stale] = await claimOutbox(db, NOON, CLAIM);
    const [fresh] = await claimOutbox(db, NOON + LEASE, CLAIM);
    expect(fresh?.attempts).toBe(2);
    expect(await beginDelivery(db, stale!, NOON + LEASE)).toBe(false);
    expect(await beginDelivery(db, fresh!, NOON + LEASE)).toBe(true);
    expect(await markSent(db, stale!, NOON + LEASE)).toBe(false);
    expect(await markSent(db, fresh!, NOON + LEASE)).toBe(true);
    expect(await countOutbox(db)).toEqual({ waiting: 0, oldestAt: null });
  });

  test('an item whose handing over had begun is never claimed again, and is given up as uncertain', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('turn 1'));
    const [claimed] = await claimOutbox(db, NOON, CLAIM);
    expect(await beginDelivery(db, claimed!, NOON)).toBe(true);
    expect(await beginDelivery(db, claimed!, NOON)).toBe(false);
    expect(await claimOutbox(db, NOON + LEASE, CLAIM)).toEqual([]);
    expect(await countOutbox(db)).toEqual({ waiting: 0, oldestAt: null });
    expect(await dropUncertainItems(db, NOON, NOON + LEASE)).toBe(0);
    expect(await dropUncertainItems(db, NOON + 1, NOON + LEASE)).toBe(1);
    const { lastError, droppedAt } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect([lastError, droppedAt]).toEqual(['uncertain', NOON + LEASE]);
  });

  test('a failure that is known is tried again later', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('turn 1'));
    const [claimed] = await claimOutbox(db, NOON, CLAIM);
    await beginDelivery(db, claimed!, NOON);
    expect(await retryDelivery(db, claimed!, '421 try later', NOON + 5)).toBe(true);
    expect(await countOutbox(db)).toEqual({ waiting: 1, oldestAt: NOON });
    expect(await claimOutbox(db, NOON + 4, CLAIM)).toEqual([]);
    const [again] = await claimOutbox(db, NOON + 5, CLAIM);
    expect(again).toMatchObject({ attempts: 2, lastError: '421 try later', sendingAt: null });
  });

  test('what has become stale is dropped and not sent', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('reminder', { expiresAt: NOON + 10 }), mail('report'));
    expect(await dropStaleItems(db, NOON + 9)).toBe(0);
    expect(abouts(await claimOutbox(db, NOON + 10, CLAIM))).toEqual(['report']);
    expect(await dropStaleItems(db, NOON + 10)).toBe(1);
    expect(await countOutbox(db)).toEqual({ waiting: 1, oldestAt: NOON });
  });

  test('what will never arrive is given up', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('turn 1'));
    const [claimed] = await claimOutbox(db, NOON, CLAIM);
    expect(await dropItem(db, claimed!, '550 no such user', NOON)).toBe(true);
    expect(await dropItem(db, claimed!, '550 no such user', NOON)).toBe(false);
    expect(await claimOutbox(db, NOON + LEASE, CLAIM)).toEqual([]);
  });

  test('lanes that have had their share are passed over, and mail is not taken for webhooks', async () => {
    const { db } = await freshStore(database);
    await queue(db, mail('a', { lane: 'slow.example' }), mail('b'), mail('c', { kind: 'webhook' }));
    expect(abouts(await claimOutbox(db, NOON, { ...CLAIM, exceptLanes: ['slow.example'] }))).toEqual(['b']);
    expect(abouts(await claimOutbox(db, NOON, { ...CLAIM, kind: 'webhook' }))).toEqual(['c']);
    expect(abouts(await claimOutbox(db, NOON, CLAIM))).toEqual(['a']);
  });
});
