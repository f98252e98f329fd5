import type { DatabaseKind } from './migrations/migration.ts';
import type { Db } from './schema.ts';

/** An open database. */
export interface Store {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** Ends all connections, after what is under way. */
  close(): Promise<void>;
}
