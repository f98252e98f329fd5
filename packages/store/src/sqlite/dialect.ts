import { type Dialect, type SelectModifierNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { storable } from '../storable.ts';
import { SqliteDriver } from './driver.ts';

/** How long a write waits for the writes of the same process before it gives up, in milliseconds. */
const PATIENCE = 30_000;

/** Kysely on one SQLite file. */
export const sqliteDialect = (file: string, patience = PATIENCE): Dialect => ({
  createDriver: () => new SqliteDriver(file, patience),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new QueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Reads go on while a transaction is open, so Kysely need not let one through at a time. The driver's gate does it. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Leaves out `for update` and its kin: a transaction has locked everything when it begins. */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }

  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter));
  }
}
