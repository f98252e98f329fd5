import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../migrations/migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: tables are known by their names here, of whatever release
export type AnyDb = Kysely<any>;

/** Of a table in the database itself. */
export interface TableInfo {
  readonly name: string;
  readonly columns: readonly string[];
}

/** All tables but the list of migrations, those first to which others refer. */
export const tablesInOrder = async (db: AnyDb, kind: DatabaseKind): Promise<readonly TableInfo[]> => {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'migration');
  const needs = await references(db, kind);
  const ordered: TableInfo[] = [];
  const visit = (name: string): void => {
    if (ordered.some((each) => each.name === name)) return;
    for (const { from, to } of needs) if (from === name && to !== name) visit(to);
    const columns = tables.find((each) => each.name === name)?.columns.map((column) => column.name) ?? [];
    ordered.push({ name, columns });
  };
  for (const name of tables.map((table) => table.name).sort()) visit(name);
  return ordered;
};

interface Reference {
  readonly from: string;
  readonly to: string;
}

const references = async (db: AnyDb, kind: DatabaseKind): Promise<readonly Reference[]> => {
  const { rows } = await (kind === 'sqlite'
    ? sql<Reference>`select m.name as "from", f."table" as "to"
        from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
    : sql<Reference>`select a.relname as "from", b.relname as "to" from pg_constraint c
        join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid where c.contype = 'f'`
  ).execute(db);
  return rows;
};
