import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from './open-house.ts';

/** What sessions are signed with: as set, or drawn once and kept in a file that its owner alone can read. */
export const sessionSecret = ({ app, settings, folder }: House): string => {
  if (settings.accounts.secret !== null) return settings.accounts.secret;
  const file = secretFile(folder);
  try {
    writeFileSync(file, app.random(32), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
};

export const secretFile = (folder: string): string => join(folder, 'session-secret');
