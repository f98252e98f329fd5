import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Runs queries on one connection and keeps their prepared statements, those that came last. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #kept = new Map<string, Kept>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, answers } = this.#prepared(sql);
    const given = parameters as readonly SQLInputValue[];
    if (answers) return { rows: statement.all(...given) as Row[] };
    return { numAffectedRows: BigInt(statement.run(...given).changes), rows: [] };
  }

  #prepared(sql: string): Kept {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const kept = { statement, answers: statement.columns().length > 0 };
    this.#kept.set(sql, kept);
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value as string);
    return kept;
  }
}

interface Kept {
  readonly statement: StatementSync;
  /** Whether it gives rows. */
  readonly answers: boolean;
}

const MOST = 400;
