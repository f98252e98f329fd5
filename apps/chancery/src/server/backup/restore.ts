import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { err, ok, type Result } from '@chancery/core';
import { type LoadFault, loadStore, type StorePlace } from '@chancery/store';
import { dataFolder } from '../data-folder.ts';
import { secretFile } from '../session-secret.ts';
import type { Settings } from '../settings/schema.ts';
import { placeOf } from '../store-place.ts';
import type { ArchiveEnd, ArchiveHead } from './archive.ts';
import { type ArchiveFault, openArchive } from './read-archive.ts';

export type RestoreFault =
  | { readonly code: 'bad-archive'; readonly why: ArchiveFault }
  /** There is a SQLite file already. */
  | { readonly code: 'file-exists'; readonly file: string }
  | LoadFault;

/** What was restored. */
export interface Restored {
  readonly head: ArchiveHead;
  readonly rows: ArchiveEnd['end']['rows'];
}

/**
 * Puts a backup back, onto an empty machine: a SQLite file that is not there, or a PostgreSQL database in which nothing
 * is. All of it is there afterwards, or nothing.
 */
export const restore = async (settings: Settings, file: string): Promise<Result<Restored, RestoreFault>> => {
  const opened = await openArchive(file);
  if (!opened.ok) return err({ code: 'bad-archive', why: opened.error });
  const { head, end, batches } = opened.value;
  const folder = dataFolder(settings.data);
  const place = placeOf(settings);
  const fault = await fill(place, (target) => loadStore(target, { version: head.schema, batches: batches() }));
  if (fault !== null) return err(fault);
  const secret = secretFile(folder);
  if (head.sessionSecret !== null && !existsSync(secret)) writeFileSync(secret, head.sessionSecret, { mode: 0o600 });
  return ok({ head, rows: end.rows });
};

/** A SQLite file has its name only when it is whole. */
const fill = async (
  place: StorePlace,
  load: (target: StorePlace) => Promise<LoadFault | null>,
): Promise<RestoreFault | null> => {
  if (!('file' in place)) return load(place);
  if (existsSync(place.file)) return { code: 'file-exists', file: place.file };
  const unfinished = `${place.file}.restoring`;
  const clear = (): void => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${unfinished}${end}`, { force: true });
  };
  clear();
  try {
    const fault = await load({ file: unfinished });
    if (fault === null) renameSync(unfinished, place.file);
    return fault;
  } finally {
    clear();
  }
};
