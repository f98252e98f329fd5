import { sql } from 'kysely';
import type { Store } from '../src/index.ts';

/** Changes rows behind the backs of the triggers, as one could who has the database in their hands. */
export const tamper = async ({ db, kind }: Store, table: string, set: string, where: string): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db.withoutPlugins());
  if (kind === 'postgres') await run(`alter table ${table} disable trigger all`);
  else {
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'trigger'
      and tbl_name = ${table}`.execute(db.withoutPlugins());
    for (const { name } of rows) await run(`drop trigger ${name}`);
  }
  await run(`update ${table} set ${set} where ${where}`);
  if (kind === 'postgres') await run(`alter table ${table} enable trigger all`);
};
