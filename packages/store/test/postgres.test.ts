import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../src/index.ts';
import { onPostgres, opened } from './databases.ts';

onPostgres('a store', (database) => {
  const run = ({ db }: Store, statement: string) => sql.raw(statement).execute(db.withoutPlugins());

  test('outlives connections that break while nobody uses them', async () => {
    const place = await database.place('schema');
    const faults: string[] = [];
    const store = await openStore(place, { onIdleError: ({ message }) => faults.push(message) });
    onTestFinished(() => store.close());
    const other = await opened(place);
    await run(
      other,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    expect((await run(store, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('outlives connections that break while somebody has them', async () => {
    const store = await opened(await database.place('schema'));
    const ended = store.db.transaction().execute(async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(ended).rejects.toThrow('terminat');
    expect((await run(store, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('waits for the disk where the database is set not to, and leaves a stricter setting alone', async () => {
    const place = await database.place('schema');
    const synchronous = async (): Promise<unknown> =>
      (await run(await opened(place), 'show synchronous_commit')).rows[0];
    const first = await opened(place);
    const { rows } = await run(first, 'select current_database() as name');
    const { name } = rows[0] as { name: string };
    await run(first, `alter database ${name} set synchronous_commit = off`);
    expect(await synchronous()).toEqual({ synchronous_commit: 'on' });
    await run(first, `alter database ${name} set synchronous_commit = remote_apply`);
    expect(await synchronous()).toEqual({ synchronous_commit: 'remote_apply' });
  });
});
