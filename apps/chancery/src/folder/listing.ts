import { readdirSync } from 'node:fs';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';

/** The names in a folder; none when there is no such folder. */
export const listing = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Stop(EXIT.unreadable, `${path} cannot be read: ${(error as Error).message}`);
  }
};
