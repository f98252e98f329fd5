import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, jsonText, lockCampaign, newId } from '../src/index.ts';
import type { Database } from '../src/schema.ts';
import { sqliteDialect } from '../src/sqlite/dialect.ts';
import { DATABASES, freshStore, opened } from './databases.ts';
import { begunCampaign } from './sample/campaign.ts';
import { everything } from './sample/everything.ts';

const [sqlite] = DATABASES as [(typeof DATABASES)[number]];
const lease = (name: string) => ({ name, owner: newId<'lease-owner'>(), until: 1 });

const impatient = async (patience: number): Promise<Kysely<Database>> => {
  const place = await sqlite.place('schema');
  const db = new Kysely<Database>({ dialect: sqliteDialect((place as { file: string }).file, patience) });
  onTestFinished(() => db.destroy());
  return db;
};

test('a write outside of a transaction that waits for it gives up instead of hanging', async () => {
  const db = await impatient(50);
  const stuck = db.transaction().execute(() => db.insertInto('lease').values(lease('a')).execute());
  await expect(stuck).rejects.toThrow('waited 50 ms to write');
  await db.insertInto('lease').values(lease('b')).execute();
  expect(await db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'b' }]);
});

test('a process that finds another one writing waits, and goes on with its own work meanwhile', async () => {
  const place = await sqlite.place('schema');
  const [one, two] = [await opened(place), await opened(place)];
  const order: string[] = [];
  await Promise.all([
    one.db.transaction().execute(async (trx) => {
      await trx.insertInto('lease').values(lease('one')).execute();
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('one');
    }),
    (async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      await two.db.insertInto('lease').values(lease('two')).execute();
      order.push('two');
    })(),
    (async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('other work');
    })(),
  ]);
  expect(order).toEqual(['other work', 'one', 'two']);
});

test('gives up on another process that never stops writing', async () => {
  const place = await sqlite.place('schema');
  const holder = await opened(place);
  const db = new Kysely<Database>({ dialect: sqliteDialect((place as { file: string }).file, 40) });
  onTestFinished(() => db.destroy());
  await holder.db.transaction().execute(async () => {
    await expect(db.insertInto('lease').values(lease('a')).execute()).rejects.toThrow('locked');
  });
});

test('"insert or replace" does not delete what only grows', async () => {
  const { db } = await freshStore(sqlite);
  await everything(db);
  const replace = sql`insert or replace into letter select * from letter`.execute(db.withoutPlugins());
  await expect(replace).rejects.toThrow('delete of letter is refused');
});

test('locks are left out of the statements, and taken with the transaction', async () => {
  const { db } = await freshStore(sqlite);
  const query = db.selectFrom('campaign').select('id').distinct().forUpdate().skipLocked().compile();
  expect(query.sql.trim()).toBe('select distinct "id" from "campaign"');
  const { campaignId } = await begunCampaign(db);
  const row = await db.transaction().execute((trx) => lockCampaign(trx, campaignId));
  expect(row?.id).toBe(campaignId);
});

test('more statements than are kept prepared all work', async () => {
  const { db } = await freshStore(sqlite);
  for (let length = 1; length <= 450; length += 1) {
    const names = Array.from({ length }, (_, index) => `job ${index}`);
    const { count } = await db
      .selectFrom('lease')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('name', 'in', names)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  }
});

/** Pages in the log since this was last asked: each commit writes at least one. */
const pagesLogged = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(passive)`.execute(db.withoutPlugins());
  return rows[0]?.log ?? -1;
};

test('writes of the same round of work are committed together, others by themselves', async () => {
  const { db } = await freshStore(sqlite);
  const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  const write = (name: string) =>
    db.transaction().execute((trx) => trx.insertInto('lease').values(lease(name)).execute());
  await pagesLogged(db);
  await Promise.all(names.map(write));
  expect(await pagesLogged(db)).toBeLessThan(10);
  await db.deleteFrom('lease').execute();
  await pagesLogged(db);
  for (const name of names) await write(name);
  expect(await pagesLogged(db)).toBeGreaterThanOrEqual(60);
});

test('nobody is told that they have written before it can be read', async () => {
  const { db } = await freshStore(sqlite);
  const written = Array.from({ length: 20 }, async (_, index) => {
    await db
      .insertInto('lease')
      .values(lease(`job ${index}`))
      .execute();
    return db.selectFrom('lease').select('name').where('name', '=', `job ${index}`).execute();
  });
  for (const rows of await Promise.all(written)) expect(rows).toHaveLength(1);
});

test('where the disk is full, what was acknowledged is there and what was refused is not', async () => {
  const { db } = await freshStore(sqlite);
  await sql`pragma max_page_count = 160`.execute(db);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      db
        .insertInto('serverSetting')
        .values({
          name: `${index}`,
          value: jsonText('x'.repeat(index % 4 === 3 ? 200_000 : 10)),
          updatedAt: 0,
          updatedBy: null,
        })
        .execute(),
    ),
  );
  const taken = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [`${index}`] : []));
  const rows = await db.selectFrom('serverSetting').select('name').execute();
  expect(rows.map(({ name }) => name).sort()).toEqual(taken.sort());
  expect(taken.length).toBeLessThan(40);
  await sql`pragma max_page_count = 100000`.execute(db);
  await db.insertInto('lease').values(lease('after')).execute();
  expect(await db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'after' }]);
});

test('a transaction that fails in a group takes no other with it', async () => {
  const { db } = await freshStore(sqlite);
  const outcomes = await Promise.allSettled([
    db.insertInto('lease').values(lease('one')).execute(),
    db.transaction().execute(async (trx) => {
      await trx.insertInto('lease').values(lease('two')).execute();
      throw new Error('enough');
    }),
    db.insertInto('lease').values(lease('one')).execute(),
    db.transaction().execute((trx) => trx.insertInto('lease').values(lease('three')).execute()),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const rows = await db.selectFrom('lease').select('name').execute();
  expect(rows.map(({ name }) => name).sort()).toEqual(['one', 'three']);
});

test('reading in a stream is refused in words', async () => {
  const { db } = await freshStore(sqlite);
  const streaming = (async () => {
    for await (const _ of db.selectFrom('lease').selectAll().stream()) return;
  })();
  await expect(streaming).rejects.toThrow('a page at a time');
});

test('closing waits for the write that is under way', async () => {
  const place = await sqlite.place('schema');
  const { db } = await opened(place);
  const writing = db.transaction().execute(async (trx) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await trx.insertInto('lease').values(lease('last')).execute();
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await db.destroy();
  await writing;
  const again = await opened(place);
  expect(await again.db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'last' }]);
});
