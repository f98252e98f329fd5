import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store, writeFault } from '../src/index.ts';
import { isOldPostgres } from '../src/migrations/migrate.ts';
import { onPostgres, opened, ownPostgres } from './databases.ts';

onPostgres('a store', (database) => {
  const run = ({ db }: Store, statement: string) => sql.raw(statement).execute(db.withoutPlugins());

  test('outlives connections that break while nobody uses them', async () => {
    const place = await database.place('schema');
    const faults: string[] = [];
    const store = await openStore(place, { onIdleError: ({ message }) => faults.push(message) });
    onTestFinished(() => store.close());
    await run(store, 'select 1');
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

  test('does not wait for a server that has frozen, and goes on when it is freed', async () => {
    const server = await ownPostgres();
    onTestFinished(() => server.end());
    const store = await openStore({ url: server.url('postgres') }, { pulseEvery: 100, connectTimeout: 300 });
    onTestFinished(async () => {
      server.thaw();
      await store.close();
    });
    const inTransaction = store.db.transaction().execute(async (trx) => {
      await sql`insert into server_setting (name, value, updated_at) values ('half', '1', 1)`.execute(
        trx.withoutPlugins(),
      );
      server.freeze();
      await sql`select 1`.execute(trx);
    });
    const faultOf = (asked: Promise<unknown>) => asked.catch(writeFault);
    expect([await faultOf(inTransaction), await faultOf(run(store, 'select 2'))]).toEqual([
      'unreachable',
      'unreachable',
    ]);
    const began = performance.now();
    const several = [3, 4, 5, 6, 7, 8].map(async (it) => faultOf(run(store, `select ${it}`)));
    for (let again = 0; again < 6; again += 1) expect(await faultOf(run(store, 'select 9'))).toBe('unreachable');
    expect(await Promise.all(several)).toEqual(Array(6).fill('unreachable'));
    // One of them waited, and the others believed it.
    expect(performance.now() - began).toBeLessThan(6 * 300);
    server.thaw();
    await expect
      .poll(() => run(store, 'select count(*) from server_setting').catch(() => null))
      .toMatchObject({
        rows: [{ count: 0 }],
      });
  });

  test('lets no statement take longer than is set, unless the whole database is moved', async () => {
    const place = await database.place('schema');
    const store = await openStore(place, { queryTimeout: 1_000, pulseEvery: 10_000 });
    onTestFinished(() => store.close());
    const late = await run(store, 'select pg_sleep(30)').catch((error) => error);
    expect(writeFault(late)).toBe('locked');
    expect((await run(store, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('takes no more connections than are set', async () => {
    const store = await openStore(await database.place('schema'), { connections: 2, connectTimeout: 200 });
    onTestFinished(() => store.close());
    const asked = [1, 2, 3].map(() => run(store, 'select pg_sleep(1)'));
    const [, , third] = await Promise.allSettled(asked);
    expect(third?.status === 'rejected' && writeFault(third.reason)).toBe('unreachable');
  });

  test('speaks to PostgreSQL 14 and newer', () => {
    expect([130_018, 140_000, 170_002].map(isOldPostgres)).toEqual([true, false, false]);
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
