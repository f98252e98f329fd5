import type { DatabaseSync } from 'node:sqlite';
import type { DatabaseConnection, Driver } from 'kysely';
import { SqliteConnection } from './connection.ts';
import { openReader, openWriter } from './files.ts';
import { Statements } from './statements.ts';
import { Writer } from './writer.ts';

/** One file through node:sqlite: one connection that writes, one that reads. */
export class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #patience: number;
  #open: { readonly writer: Writer; readonly reader: DatabaseSync; readonly reads: Statements } | undefined;

  constructor(file: string, patience: number) {
    this.#file = file;
    this.#patience = patience;
  }

  async init(): Promise<void> {
    const writer = new Writer(openWriter(this.#file), this.#patience);
    const reader = openReader(this.#file);
    this.#open = { writer, reader, reads: new Statements(reader) };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#open === undefined) throw new Error(`${this.#file} is not open`);
    return new SqliteConnection(this.#open.writer, this.#open.reads);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).rollback();
  }

  async releaseConnection(): Promise<void> {}

  /** Waits for the writes that are under way. The last to close leaves one file, without its log. */
  async destroy(): Promise<void> {
    this.#open?.reader.close();
    await this.#open?.writer.close();
  }
}
