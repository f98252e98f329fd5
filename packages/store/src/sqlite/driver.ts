import type { DatabaseSync } from 'node:sqlite';
import type { DatabaseConnection, Driver } from 'kysely';
import { type Shared, SqliteConnection } from './connection.ts';
import { openReader, openWriter } from './files.ts';
import { Gate } from './gate.ts';
import { Statements } from './statements.ts';

/** One file through node:sqlite: one connection that writes, one that reads. */
export class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #gate: Gate;
  #reader: DatabaseSync | undefined;
  #shared: Shared | undefined;

  constructor(file: string, patience: number) {
    this.#file = file;
    this.#gate = new Gate(patience);
  }

  async init(): Promise<void> {
    const writer = openWriter(this.#file);
    this.#reader = openReader(this.#file);
    this.#shared = {
      writer,
      writes: new Statements(writer),
      reads: new Statements(this.#reader),
      gate: this.#gate,
    };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#shared as Shared);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).rollback();
  }

  async releaseConnection(): Promise<void> {}

  /** Waits for the write that is under way. The last to close leaves one file, without its log. */
  async destroy(): Promise<void> {
    await this.#gate.enter();
    this.#reader?.close();
    this.#shared?.writer.close();
  }
}
