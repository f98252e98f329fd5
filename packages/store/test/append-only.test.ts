import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase, suiteStore } from './databases.ts';
import { everything } from './sample/everything.ts';

const APPEND_ONLY = [
  'founding',
  'seat_history',
  'sheet',
  'receipt',
  'waiting_receipt',
  'act',
  'state',
  'sheet_of_record',
  'event',
  'telling',
  'dice_log',
  'turn_list',
  'letter',
  'audit',
] as const;

onEachDatabase('tables that only grow', (database) => {
  const store = suiteStore(database);
  const run = (statement: string) => sql.raw(statement).execute(store().db.withoutPlugins());
  const rowsIn = async (table: string): Promise<unknown> => (await run(`select * from ${table} order by 1, 2`)).rows;

  test.each(APPEND_ONLY)('%s refuses every change', async (table) => {
    await everything(store().db);
    const before = await rowsIn(table);
    const column = table === 'audit' ? 'action' : 'campaign_id';
    await expect(run(`update ${table} set ${column} = 'other'`)).rejects.toThrow(`update of ${table} is refused`);
    await expect(run(`delete from ${table}`)).rejects.toThrow(`delete of ${table} is refused`);
    expect(await rowsIn(table)).toEqual(before);
    expect(before).not.toEqual([]);
  });

  test.each([
    ['secret', 'revealed_at', 'drawn_at'],
    ['turn', 'superseded_by', 'resolved_at'],
    ['closed_secret', 'opened_at', 'drawn_at'],
  ])('%s has its %s set once and nothing else changed', async (table, once, fixed) => {
    const { next } = await everything(store().db);
    const ofTurn = table === 'closed_secret' ? '' : ` and turn = ${table === 'turn' ? 1 : 2}`;
    const where = `where campaign_id = '${next.campaignId}'${ofTurn}`;
    await expect(run(`update ${table} set ${fixed} = 5 ${where}`)).rejects.toThrow(`update of ${table} is refused`);
    await expect(run(`delete from ${table} ${where}`)).rejects.toThrow(`delete of ${table} is refused`);
    await run(`update ${table} set ${once} = 7 ${where}`);
    await expect(run(`update ${table} set ${once} = 8 ${where}`)).rejects.toThrow(`update of ${table} is refused`);
    await expect(run(`update ${table} set ${once} = null ${where}`)).rejects.toThrow('refused');
    expect((await run(`select ${once} as now from ${table} ${where}`)).rows).toEqual([{ now: 7 }]);
  });
});
