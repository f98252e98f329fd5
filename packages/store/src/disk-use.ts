import { by, type CampaignId, sorted } from '@chancery/core';
import { sql } from 'kysely';
import { type AnyDb, tablesInOrder } from './backup/tables.ts';
import type { Store } from './store.ts';

/** How much of the disk the database takes, in bytes. */
export interface DiskUse {
  readonly database: number;
  /** What is kept of each campaign, the largest first; less than the database takes for it, which has indexes too. */
  readonly campaigns: readonly { readonly id: CampaignId; readonly bytes: number }[];
}

/** Looks at how long values are and reads none of them. A table at a time, so that others have their turn. */
export const diskUse = async ({ kind, db: named }: Pick<Store, 'kind' | 'db'>): Promise<DiskUse> => {
  const db = named.withoutPlugins() as AnyDb;
  const bytes = new Map<CampaignId, number>();
  for (const { name, columns } of await tablesInOrder(db, kind)) {
    if (!columns.includes('campaign_id')) continue;
    const lengths = columns.map((column) => sql`coalesce(${sql.raw(LENGTH[kind])}(${sql.ref(column)}), 0)`);
    const { rows } = await sql<{ id: CampaignId; bytes: number }>`
      select campaign_id as id, sum(${sql.join(lengths, sql` + `)}) as bytes from ${sql.table(name)}
      where campaign_id is not null group by campaign_id`.execute(db);
    for (const row of rows) bytes.set(row.id, (bytes.get(row.id) ?? 0) + Number(row.bytes));
  }
  const { rows } = await sql<{ bytes: number }>`${sql.raw(WHOLE[kind])}`.execute(db);
  const campaigns = [...bytes].map(([id, each]) => ({ id, bytes: each }));
  return {
    database: Number(rows[0]?.bytes ?? 0),
    campaigns: sorted(
      campaigns,
      by(({ bytes: each }) => -each),
    ),
  };
};

/** Neither unpacks a value that is kept apart from its row. */
const LENGTH = { sqlite: 'octet_length', postgres: 'pg_column_size' } as const;

const WHOLE = {
  sqlite: 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  postgres: 'select pg_database_size(current_database()) as bytes',
} as const;
