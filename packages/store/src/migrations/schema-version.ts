import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { MIGRATIONS } from './index.ts';

/** The last step that this release knows. */
export const NEWEST_SCHEMA = MIGRATIONS.at(-1)?.number ?? 0;

/** The last step that was carried out on a database. */
export const schemaVersion = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ readonly number: number }>`select max(number) as number from migration`.execute(db);
  return Number(rows[0]?.number ?? 0);
};
