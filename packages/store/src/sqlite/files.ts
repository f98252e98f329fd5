import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long one process waits for another one's write, in milliseconds. */
const BUSY = 10_000;

/**
 * Opens the file for writing, and makes it when it is not there: readable by its owner alone, for it holds the secrets of
 * every campaign. Every commit is on the disk before it is acknowledged.
 */
export const openWriter = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: BUSY, enableForeignKeyConstraints: true });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma recursive_triggers = on; -- else "insert or replace" would delete behind the back of the triggers
    pragma temp_store = memory;
  `);
  return database;
};

/** Opens the file for reading. A reader sees the last commit and neither waits for the writer nor holds him up. */
export const openReader = (file: string): DatabaseSync => new DatabaseSync(file, { timeout: BUSY, readOnly: true });
