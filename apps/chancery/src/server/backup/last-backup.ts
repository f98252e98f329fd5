import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Settings } from '../settings/schema.ts';

const NOTED = z.object({ at: z.int(), file: z.string(), size: z.int(), sha256: z.string() });

/** The last backup that was made with the data directory of this server. */
export type NotedBackup = z.output<typeof NOTED>;

const fileOf = ({ data }: Pick<Settings, 'data'>): string => join(resolve(data), 'last-backup.json');

/** Remembers a backup. It is whole whether or not that can be noted, so a failure to note it is none of the backup. */
export const noteBackup = (settings: Pick<Settings, 'data'>, noted: NotedBackup): void => {
  try {
    mkdirSync(resolve(settings.data), { recursive: true, mode: 0o700 });
    writeFileSync(fileOf(settings), `${JSON.stringify(noted)}\n`, { mode: 0o600 });
  } catch {
    return;
  }
};

/** Null when none was noted, or when nobody can read the note. */
export const lastBackup = (settings: Pick<Settings, 'data'>): NotedBackup | null => {
  const file = fileOf(settings);
  if (!existsSync(file)) return null;
  try {
    return NOTED.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};
