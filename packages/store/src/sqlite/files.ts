import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long SQLite waits by itself for another process, in milliseconds. For a write the driver waits on, without it. */
const BUSY = 10_000;

/**
 * Opens the file for writing, and makes it when it is not there: readable by its owner alone, for it holds the secrets of
 * every campaign. Every commit is on the disk before it is acknowledged.
 */
export const openWriter = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // One that is there is not touched: closing it here would take the locks off it that this process may hold.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: BUSY, enableForeignKeyConstraints: true });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma recursive_triggers = on; -- else "insert or replace" would delete behind the back of the triggers
    pragma temp_store = memory;
    pragma busy_timeout = 2;
  `);
  return database;
};

/** Opens the file for reading. A reader sees the last commit and neither waits for the writer nor holds it up. */
export const openReader = (file: string): DatabaseSync => new DatabaseSync(file, { timeout: BUSY, readOnly: true });
