import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { Group } from './group.ts';
import type { Statements } from './statements.ts';
import type { Writer } from './writer.ts';

/**
 * What Kysely takes for a connection. A select outside of a transaction goes to the reader at once; everything else goes
 * to the writer, and a transaction keeps it until its end.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #writer: Writer;
  readonly #reads: Statements;
  /** With which the open transaction is committed. */
  #group: Group | undefined;
  #spoiled = false;

  constructor(writer: Writer, reads: Statements) {
    this.#writer = writer;
    this.#reads = reads;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#group !== undefined) return this.#inTransaction(query);
    switch (query.query.kind) {
      case 'SelectQueryNode':
        return this.#reads.run(query);
      case 'RawNode':
        return this.#writer.runAlone(query);
      default:
        return this.#writer.run(query);
    }
  }

  /**
   * As on PostgreSQL, a statement that fails spoils its transaction: nothing more is taken, and the commit is refused, unless
   * it goes back to a savepoint from before.
   */
  #inTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    const goesBack = GOES_BACK.test(query.sql);
    if (this.#spoiled && !goesBack) throw new Error('the transaction has failed and takes no more statements');
    try {
      const result = this.#writer.execute<Row>(query);
      if (goesBack) this.#spoiled = false;
      return result;
    } catch (error) {
      this.#spoiled = true;
      throw error;
    }
  }

  async begin(): Promise<void> {
    this.#spoiled = false;
    this.#group = await this.#writer.begin();
  }

  async commit(): Promise<void> {
    const group = this.#group;
    if (this.#spoiled) {
      this.rollback();
      throw new AbortedTransactionError();
    }
    this.#group = undefined;
    this.#writer.release();
    await group?.committed;
  }

  /** Does nothing when the transaction is over: its group could not be committed. */
  rollback(): void {
    if (this.#group === undefined) return;
    this.#group = undefined;
    this.#writer.rollback();
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator, and this one refuses
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the store does not stream: ask for a page at a time');
  }
}

const GOES_BACK = /^rollback to savepoint /;
