import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Where backups are kept that are made by time. */
export interface BackupPlace {
  /** As whoever runs the server reads it. */
  readonly name: string;
  /** Takes a file over under a name; all of it is there afterwards, or nothing. */
  put(name: string, file: string): Promise<void>;
  /** The names of all backups that are there. */
  list(): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

/** A backup of a moment: names sort by time, and nothing else in the place has one. */
export const backupName = (now: number): string => {
  const [day = '', time = ''] = new Date(now).toISOString().split('T');
  return `chancery-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`;
};

export const isBackupName = (name: string): boolean => /^chancery-\d{4}-\d\d-\d\d-\d{6}\.backup$/.test(name);

/** A folder, which may lie on another disk. */
export const folderPlace = (folder: string): BackupPlace => ({
  name: folder,
  async put(name, file) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `${name}.part`);
    await copyFile(file, unfinished);
    await rename(unfinished, join(folder, name));
  },
  list: async () => readdirSync(folder).filter(isBackupName),
  remove: async (name) => rmSync(join(folder, name), { force: true }),
});
