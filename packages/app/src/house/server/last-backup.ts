import type { Instant } from '@chancery/core';
import {
  type Db,
  endTrouble,
  type JsonText,
  jsonText,
  noteTrouble,
  parsed,
  putServerSetting,
  serverSetting,
} from '@chancery/store';

/** The last backup of this server that is known of. */
export interface LastBackup {
  readonly at: Instant;
  /** Where it was put: a file, or its place in a storage. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** Of its contents. */
  readonly sha256: string;
}

const LAST = 'last-backup';
const TROUBLE = 'backup';

/** Puts down that a backup was made: one that failed before is no trouble any more. */
export const noteBackup = async (db: Db, backup: LastBackup): Promise<void> => {
  await putServerSetting(db, { name: LAST, value: jsonText(backup), updatedAt: backup.at, updatedBy: null });
  await endTrouble(db, TROUBLE);
};

/** Puts down that none could be made, which administrators see until one is. */
export const noteNoBackup = (db: Db, error: string, at: Instant, retryAt?: Instant): Promise<void> =>
  noteTrouble(db, { name: TROUBLE, error, at, ...(retryAt === undefined ? {} : { retryAt }) });

/** Null when none is known of. */
export const lastBackup = async (db: Db): Promise<LastBackup | null> => {
  const row = await serverSetting(db, LAST);
  return row === undefined ? null : parsed(row.value as JsonText<LastBackup>);
};
