import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '@chancery/store';
import { DATABASES } from '@chancery/store/test';

/** A database of one's own. */
export interface Place {
  readonly place: StorePlace;
  remove(): Promise<void>;
}

/**
 * A new SQLite file, or a database of the PostgreSQL server of the tests, which does not wait for the disk; null where
 * there is none.
 */
export const places = async (name: 'SQLite' | 'PostgreSQL'): Promise<Place | null> => {
  if (name === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'));
    return { place: { file: join(folder, 'chancery.db') }, remove: async () => rmSync(folder, { recursive: true }) };
  }
  const postgres = DATABASES.find((database) => database.name === name);
  if (postgres === undefined || postgres.missing !== null) return null;
  let remove = async (): Promise<void> => {};
  const place = await postgres.place('nothing', (cleanUp) => {
    remove = async () => cleanUp();
  });
  return { place, remove: () => remove() };
};
