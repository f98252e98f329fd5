import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';
import { LOCK_FILE } from './paths.ts';

/**
 * Runs `work` while no other process changes the campaign. The lock is one of the operating system, taken by way of an
 * empty SQLite file: it ends with its process however that ends, so there is never a stale one to be judged.
 * Only those who write need it; a finished turn never changes and may be read at any time.
 */
export const withLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const lock = take(join(folder, LOCK_FILE), folder);
  try {
    return await work();
  } finally {
    lock.close();
  }
};

const SQLITE_BUSY = 5;

const take = (path: string, folder: string): DatabaseSync => {
  const lock = open(path, folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Stop(EXIT.busy, `another process is working on ${folder}`, ['Wait until it is done and try again.']);
  }
};

const open = (path: string, folder: string): DatabaseSync => {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw new Stop(EXIT.unreadable, `nothing can be written in ${folder}: ${(error as Error).message}`);
  }
};
