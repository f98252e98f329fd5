import { CamelCasePlugin, type Kysely } from 'kysely';
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

export const authDatabase = ({ db }: Pick<Store, 'db'>): AuthDatabase => ({
  db: db.withoutPlugins().withPlugin(new AuthNames()),
  type: 'sqlite',
  transaction: true,
});

/** The passkey plugin alone writes an abbreviation in capitals. */
class AuthNames extends CamelCasePlugin {
  protected override camelCase(column: string): string {
    return column === 'credential_id' ? 'credentialID' : super.camelCase(column);
  }

  protected override snakeCase(name: string): string {
    return name === 'credentialID' ? 'credential_id' : super.snakeCase(name);
  }
}
