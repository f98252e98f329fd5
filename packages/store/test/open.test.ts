import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newId, openStore } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { onEachDatabase, opened, suiteStore, temporaryFolder } from './databases.ts';

onEachDatabase('an open store', (database) => {
  const store = suiteStore(database);
  beforeEach(async () => {
    await store().db.deleteFrom('lease').execute();
  });

  test('makes the schema where there is nothing', async () => {
    const store = await opened(await database.place('nothing'));
    expect(store.kind).toBe(database.kind);
    expect((await store.db.introspection.getTables()).map(({ name }) => name)).toContain('campaign');
  });

  test('finds what another left', async () => {
    const place = await database.place('schema');
    const first = await openStore(place);
    await first.db.insertInto('lease').values({ name: 'mailbox', owner: newId(), until: 5 }).execute();
    await first.close();
    const second = await opened(place);
    expect(await second.db.selectFrom('lease').select(['name', 'until']).execute()).toEqual([
      { name: 'mailbox', until: 5 },
    ]);
  });

  test('gives counts and times as numbers', async () => {
    const { db } = store();
    const until = 8_640_000_000_000_000;
    await db.insertInto('lease').values({ name: 'far', owner: newId(), until }).execute();
    const row = await db
      .selectFrom('lease')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('until').as('until')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 1, until });
  });

  test('refuses what is not of the type of its column', async () => {
    const { db } = store();
    const row = { name: 'odd', owner: newId<'lease-owner'>(), until: 'tomorrow' as unknown as number };
    await expect(db.insertInto('lease').values(row).execute()).rejects.toThrow();
  });

  test('refuses a row whose campaign there is not', async () => {
    const { db } = store();
    const row = { campaignId: 'none' as never, userId: 'nobody' as never, role: 'first', since: 0 } as const;
    await expect(db.insertInto('master').values(row).execute()).rejects.toThrow(/foreign key/i);
  });

  test('a transaction that throws leaves nothing', async () => {
    const { db } = store();
    const failed = db.transaction().execute(async (trx) => {
      await trx.insertInto('lease').values({ name: 'a', owner: newId(), until: 1 }).execute();
      throw new Error('enough');
    });
    await expect(failed).rejects.toThrow('enough');
    expect(await db.selectFrom('lease').selectAll().execute()).toEqual([]);
  });

  test('a statement that fails spoils its transaction, even if the error is caught', async () => {
    const { db } = store();
    const lease = { name: 'a', owner: newId<'lease-owner'>(), until: 1 };
    const spoiled = db.transaction().execute(async (trx) => {
      await trx.insertInto('lease').values(lease).execute();
      await trx
        .insertInto('lease')
        .values(lease)
        .execute()
        .catch(() => undefined);
    });
    await expect(spoiled).rejects.toThrow();
    expect(await db.selectFrom('lease').selectAll().execute()).toEqual([]);
    await db.insertInto('lease').values(lease).execute();
    expect(await db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'a' }]);
  });

  test('reading does not wait for a transaction that is open, and does not see what it has written', async () => {
    const { db } = store();
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('lease').values({ name: 'a', owner: newId(), until: 1 }).execute();
      expect(await trx.selectFrom('lease').select('name').execute()).toEqual([{ name: 'a' }]);
      expect(await db.selectFrom('lease').select('name').execute()).toEqual([]);
    });
    expect(await db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'a' }]);
  });

  test('what was acknowledged is read at once', async () => {
    const { db } = store();
    for (let number = 1; number <= 50; number += 1) {
      await db
        .insertInto('lease')
        .values({ name: `${number}`, owner: newId(), until: 1 })
        .execute();
      expect(await db.selectFrom('lease').select('name').execute()).toHaveLength(number);
    }
  });

  test('many who write at once all get their turn', async () => {
    const { db } = store();
    const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
    await Promise.all(
      names.map((name) =>
        db.transaction().execute((trx) => trx.insertInto('lease').values({ name, owner: newId(), until: 1 }).execute()),
      ),
    );
    const rows = await db.selectFrom('lease').select('name').execute();
    expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test('acknowledges nothing that is not on the disk', async () => {
    const { db, kind } = store();
    const setting = kind === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`;
    const { rows } = await setting.execute(db);
    expect(Object.values(rows[0] as object)).toEqual([kind === 'sqlite' ? 2 : 'on']);
  });
});

test('a SQLite file is for its owner alone, and for many readers', async () => {
  const file = join(temporaryFolder(), 'new', 'chancery.db');
  const { db } = await opened({ file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db.withoutPlugins());
  expect(rows[0]?.journal_mode).toBe('wal');
  const other = new DatabaseSync(file, { readOnly: true });
  expect(other.prepare('select count(*) as tables from migration').get()).toEqual({ tables: MIGRATIONS.length });
  other.close();
});
