import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { writeFault } from '../write-fault.ts';
import { Gate } from './gate.ts';
import { Group } from './group.ts';
import { Statements } from './statements.ts';

/**
 * The one connection that writes. Writers pass one at a time. Those that come in the same round of the event loop form a
 * group, which is committed when the round is over: they wait for the disk together, once, and nobody is told that they have
 * written before. Inside of its group each transaction is a savepoint and can roll back alone.
 */
export class Writer {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  /** Prepared once: they frame every transaction. */
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #gate = new Gate();
  readonly #patience: number;
  #group: Group | undefined;
  /** When another process was first and last seen to be writing. */
  #locked: { readonly first: number; readonly last: number } | null = null;

  /** `patience`: how long a write waits for those before it, and for other processes, in milliseconds. */
  constructor(database: DatabaseSync, patience: number) {
    this.#database = database;
    this.#statements = new Statements(database);
    this.#savepoint = database.prepare('savepoint work');
    this.#release = database.prepare('release work');
    this.#patience = patience;
  }

  /** Runs a statement that is a transaction by itself. */
  async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#gate.enter(this.#patience);
    let group: Group;
    let result: QueryResult<Row>;
    try {
      group = await this.#join();
      result = this.execute(query);
    } finally {
      this.#gate.leave();
    }
    await group.committed;
    return result;
  }

  /** Runs a statement that SQLite takes outside of transactions only. */
  async runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#gate.enter(this.#patience);
    try {
      this.#commit();
      return await this.#whenFree(() => this.#statements.run<Row>(query));
    } finally {
      this.#gate.leave();
    }
  }

  /** Opens a transaction; `release` or `rollback` must follow. Nobody else writes meanwhile: what it reads stays true. */
  async begin(): Promise<Group> {
    await this.#gate.enter(this.#patience);
    try {
      const group = await this.#join();
      this.#savepoint.run();
      return group;
    } catch (error) {
      this.#gate.leave();
      throw error;
    }
  }

  /** Runs a statement of the transaction that is open. */
  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    try {
      return this.#statements.run(query);
    } catch (error) {
      // Where the disk is full or fails, SQLite has rolled back the whole group by itself.
      if (!this.#database.isTransaction) this.#leaveGroup()?.fail(error);
      throw error;
    }
  }

  /** Ends the transaction that is open. It has happened when its group is committed. */
  release(): void {
    this.#release.run();
    this.#gate.leave();
  }

  rollback(): void {
    if (this.#database.isTransaction) this.#database.exec('rollback to work; release work');
    this.#gate.leave();
  }

  /** Closes the connection, after what is under way. */
  async close(): Promise<void> {
    await this.#gate.enter();
    this.#commit();
    this.#database.close();
  }

  async #join(): Promise<Group> {
    if (this.#group !== undefined) return this.#group;
    await this.#whenFree(() => this.#database.exec('begin immediate'));
    const group = new Group();
    this.#group = group;
    setImmediate(() => this.#endRound(group));
    return group;
  }

  /** Those who came before this may still join; those who come after it form the next group. */
  async #endRound(group: Group): Promise<void> {
    await this.#gate.enter();
    if (this.#group === group) this.#commit();
    this.#gate.leave();
  }

  #commit(): void {
    const group = this.#leaveGroup();
    if (group === undefined) return;
    try {
      this.#database.exec('commit');
      group.succeed();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      group.fail(error);
    }
  }

  #leaveGroup(): Group | undefined {
    const group = this.#group;
    this.#group = undefined;
    return group;
  }

  /** For how long another process has been writing, in milliseconds. Whoever comes after one who gave up waits no longer. */
  #lockedFor(): number {
    const now = performance.now();
    const seen = this.#locked !== null && now - this.#locked.last < FORGOTTEN ? this.#locked : { first: now };
    this.#locked = { first: seen.first, last: now };
    return now - seen.first;
  }

  /** Tries until no other process is writing. SQLite would wait by itself, and nothing else could be done meanwhile. */
  async #whenFree<T>(write: () => T): Promise<T> {
    for (;;) {
      try {
        const written = write();
        this.#locked = null;
        return written;
      } catch (error) {
        if (writeFault(error) !== 'locked' || this.#lockedFor() >= Math.min(this.#patience, FOR_OTHERS)) throw error;
        await sleep(PAUSE);
      }
    }
  }
}

/** How long another process is waited for at most, in milliseconds: nobody of this one writes meanwhile. */
const FOR_OTHERS = 10_000;
/** After so long without a try nobody knows whether it was the same lock, in milliseconds. */
const FORGOTTEN = 1_000;
/** Between two tries, in milliseconds. */
const PAUSE = 5;
