import { CamelCasePlugin, type Kysely, type Transaction } from 'kysely';
import { HOUSE_NAMES } from '../house-names.ts';
import type { Trx } from '../schema.ts';
import type { Store } from '../store.ts';

/**
 * What better-auth takes as its `database`. It is told `sqlite` on PostgreSQL too: then it writes times as text and
 * truth as 0 and 1, and one schema serves both. Its own check of the schema would ask SQLite's questions, so set
 * `advanced.database.validateSchema` to false; the tests of this package check the schema instead.
 */
export interface AuthDatabase {
  // biome-ignore lint/suspicious/noExplicitAny: better-auth's own type for a database that it does not know
  readonly db: Kysely<any>;
  readonly type: 'sqlite';
  readonly transaction: true;
}

/** Carries out what better-auth does in one transaction; what is written to `trx` meanwhile belongs to it. */
export type Inside = <T>(trx: Trx, work: () => Promise<T>) => Promise<T>;

/** Whoever gives `inside` hears of every transaction of better-auth, and can write in it. */
export const authDatabase = ({ db }: Pick<Store, 'db'>, inside?: Inside): AuthDatabase => {
  const named = db.withoutPlugins().withPlugin(new AuthNames());
  return { db: inside === undefined ? named : heard(named, inside), type: 'sqlite', transaction: true };
};

// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyTables = any;

const heard = (db: Kysely<AnyTables>, inside: Inside): Kysely<AnyTables> => {
  const transaction = () => ({
    execute: <T>(work: (trx: Transaction<AnyTables>) => Promise<T>): Promise<T> =>
      db.transaction().execute((trx) => inside(trx.withoutPlugins().withPlugin(HOUSE_NAMES) as Trx, () => work(trx))),
  });
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

/** The passkey plugin alone writes an abbreviation in capitals. */
class AuthNames extends CamelCasePlugin {
  protected override camelCase(column: string): string {
    return column === 'credential_id' ? 'credentialID' : super.camelCase(column);
  }

  protected override snakeCase(name: string): string {
    return name === 'credentialID' ? 'credential_id' : super.snakeCase(name);
  }
}
