import { expect, test } from 'vitest';
import { prepared } from '../src/prepared.ts';
import type { Db } from '../src/schema.ts';
import { freshStore, onEachDatabase, suiteStore } from './databases.ts';

interface Task {
  readonly name: string;
  readonly owner: never;
  readonly until: number;
}

onEachDatabase('prepared queries', (database) => {
  const store = suiteStore(database);
  const add = prepared.run((db, task: Task) => db.insertInto('lease').values(task));
  const named = prepared.first((db, name: string) => db.selectFrom('lease').selectAll().where('name', '=', name));
  const task = (name: string, until: number): Task => ({ name, owner: 'me' as never, until });

  test('each run has values of its own', async () => {
    const { db } = store();
    await add(db, task('sweep', 1));
    await add(db, task('mend', 2));
    expect(await named(db, 'sweep')).toEqual(task('sweep', 1));
    expect(await named(db, 'mend')).toEqual(task('mend', 2));
    expect(await named(db, 'rest')).toBeUndefined();
  });

  test('they run in a transaction, and are undone with it', async () => {
    const { db } = store();
    const failed = db.transaction().execute(async (trx) => {
      await add(trx, task('undone', 1));
      expect(await named(trx, 'undone')).toBeDefined();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await named(db, 'undone')).toBeUndefined();
  });

  test('what is left out makes another query, and what is more makes another too', async () => {
    const { db } = store();
    const until = prepared.all((trx, from: number, to?: number) =>
      trx
        .selectFrom('lease')
        .select('name')
        .where('until', '>=', from)
        .$if(to !== undefined, (query) => query.where('until', '<=', to as number))
        .orderBy('name'),
    );
    const put = prepared.run((trx, row: Partial<Task>) => trx.insertInto('lease').values(row as Task));
    for (const days of [101, 102, 103]) await put(db, task(`day ${days}`, days));
    await expect(put(db, { name: 'whose?', until: 4 })).rejects.toThrow(/null/i);
    expect((await until(db, 102)).map(({ name }) => name)).toEqual(['day 102', 'day 103']);
    expect((await until(db, 102, 102)).map(({ name }) => name)).toEqual(['day 102']);
  });

  test('a value with a NUL is kept as with any other query', async () => {
    const { db } = store();
    await add(db, task('nul\0', 1));
    expect((await named(db, 'nul\0'))?.name).toBe('nul\ufffd');
  });

  test('a query is built once for each database', async () => {
    const built: Db[] = [];
    const find = prepared.first((db, name: string) => {
      built.push(db);
      return db.selectFrom('lease').selectAll().where('name', '=', name);
    });
    const [one, two] = [store(), await freshStore(database)];
    for (const { db } of [one, two, one, two]) {
      await find(db, 'a');
      await db.transaction().execute((trx) => find(trx, 'b'));
    }
    expect(built).toEqual([one.db, two.db]);
  });

  test('it cannot depend on what its values are', async () => {
    const { db } = store();
    const later = prepared.all((trx, now: number) =>
      trx
        .selectFrom('lease')
        .selectAll()
        .where('until', '>', now + 1),
    );
    await expect(later(db, 1)).rejects.toThrow('must not look at its values');
    const among = prepared.all((trx, names: string[]) =>
      trx.selectFrom('lease').selectAll().where('name', 'in', names),
    );
    await expect(among(db, ['a'])).rejects.toThrow('a list has many lengths');
  });
});
