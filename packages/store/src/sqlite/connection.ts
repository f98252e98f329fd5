import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import { isBusy } from './busy.ts';
import type { Gate } from './gate.ts';
import type { Statements } from './statements.ts';

/** What all connections of one store share. */
export interface Shared {
  readonly writer: DatabaseSync;
  readonly writes: Statements;
  readonly reads: Statements;
  readonly gate: Gate;
}

/**
 * What Kysely takes for a connection. A select outside of a transaction goes to the reader at once; everything else goes
 * to the writer, one after another, and a transaction keeps the writer until its end.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #transaction: 'none' | 'open' | 'failed' = 'none';

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction !== 'none') return this.#inTransaction(query);
    if (query.query.kind === 'SelectQueryNode') return this.#shared.reads.run(query);
    await this.#shared.gate.enter();
    try {
      return await this.#whenFree(() => this.#shared.writes.run<Row>(query));
    } finally {
      this.#shared.gate.leave();
    }
  }

  /** As on PostgreSQL, a statement that fails spoils its transaction: nothing more is taken, and the commit is refused. */
  #inTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (this.#transaction === 'failed') throw new Error('the transaction has failed and takes no more statements');
    try {
      return this.#shared.writes.run(query);
    } catch (error) {
      this.#transaction = 'failed';
      throw error;
    }
  }

  /** Immediate: from here on nobody else writes, so what is read now is still true at the commit. */
  async begin(): Promise<void> {
    await this.#shared.gate.enter();
    try {
      await this.#whenFree(() => this.#shared.writer.exec('begin immediate'));
    } catch (error) {
      this.#shared.gate.leave();
      throw error;
    }
    this.#transaction = 'open';
  }

  commit(): void {
    if (this.#transaction === 'failed') {
      this.rollback();
      throw new AbortedTransactionError();
    }
    this.#shared.writer.exec('commit');
    this.#end();
  }

  rollback(): void {
    // After some faults of the disk SQLite has rolled back by itself.
    if (this.#shared.writer.isTransaction) this.#shared.writer.exec('rollback');
    this.#end();
  }

  #end(): void {
    this.#transaction = 'none';
    this.#shared.gate.leave();
  }

  /** Tries until no other process is writing. SQLite would wait by itself, and nothing else could be done meanwhile. */
  async #whenFree<T>(write: () => T): Promise<T> {
    for (let waited = 0; ; waited += PAUSE) {
      try {
        return write();
      } catch (error) {
        if (!isBusy(error) || waited >= this.#shared.gate.patience) throw error;
        await sleep(PAUSE);
      }
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator, and this one refuses
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the store does not stream: ask for a page at a time');
  }
}

/** Between two tries, in milliseconds. */
const PAUSE = 5;
