import { expect, test } from 'vitest';
import { claimServerSetting, type Db, inStep, jsonText, serverSetting, type Trx } from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';

const REFUSED = new Error('refused');

const write = (db: Db, name: string) =>
  claimServerSetting(db, { name, value: jsonText(1), updatedAt: 1, updatedBy: null });

const isThere = async (db: Db, name: string): Promise<boolean> => (await serverSetting(db, name)) !== undefined;

onEachDatabase('steps of a transaction', (database) => {
  const store = suiteStore(database);

  test('one that fails leaves no trace, and what came before it and after it stays', async () => {
    const { db } = store();
    const failing = async (trx: Trx): Promise<never> => {
      await write(trx, 'failing');
      throw REFUSED;
    };
    await db.transaction().execute(async (trx) => {
      await write(trx, 'before');
      await expect(inStep(trx, failing)).rejects.toBe(REFUSED);
      expect(await inStep(trx, (step) => write(step, 'after'))).toBe(true);
      await inStep(trx, async (outer) => {
        await write(outer, 'outer');
        await expect(inStep(outer, failing)).rejects.toBe(REFUSED);
      });
    });
    for (const name of ['before', 'after', 'outer']) expect([name, await isThere(db, name)]).toEqual([name, true]);
    expect(await isThere(db, 'failing')).toBe(false);
  });

  test('a statement that the database refuses spoils its step alone', async () => {
    const { db } = store();
    const twice = (trx: Trx) =>
      trx
        .insertInto('serverSetting')
        .values({ name: 'once', value: jsonText(1), updatedAt: 1, updatedBy: null })
        .execute();
    await db.transaction().execute(async (trx) => {
      await twice(trx);
      await expect(inStep(trx, twice)).rejects.toThrow(/unique/i);
      await write(trx, 'in spite of it');
    });
    expect([await isThere(db, 'once'), await isThere(db, 'in spite of it')]).toEqual([true, true]);
  });

  test('nothing of a step is there when its transaction is not', async () => {
    const { db } = store();
    const undone = db.transaction().execute(async (trx) => {
      await inStep(trx, (step) => write(step, 'lost'));
      throw REFUSED;
    });
    await expect(undone).rejects.toBe(REFUSED);
    expect(await isThere(db, 'lost')).toBe(false);
  });
});
