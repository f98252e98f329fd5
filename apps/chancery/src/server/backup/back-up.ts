import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { withDump } from '@chancery/store';
import { ENGINE } from '../../engine.ts';
import { secretFile } from '../session-secret.ts';
import type { Settings } from '../settings/schema.ts';
import { placeOf } from '../store-place.ts';
import { writeArchive } from './write-archive.ts';

/** What a backup holds. */
export interface BackedUp {
  readonly rows: number;
  readonly sha256: string;
  /** Of the file, in bytes. */
  readonly size: number;
}

/**
 * Writes everything that the server keeps into one file, as it is at one moment, while the server goes on. Both databases
 * give the same kind of file, which can be restored to either.
 */
export const backUp = (settings: Settings, file: string, now: number): Promise<BackedUp> => {
  const place = placeOf(settings);
  const secret = secretFile(resolve(settings.data));
  const own = settings.accounts.secret === null && existsSync(secret);
  return withDump(place, async ({ version, batches }) => {
    const head = {
      format: 'chancery-backup-1',
      engine: ENGINE,
      schema: version,
      from: 'file' in place ? 'sqlite' : 'postgres',
      at: new Date(now).toISOString(),
      sessionSecret: own ? readFileSync(secret, 'utf8') : null,
    } as const;
    const { rows, sha256 } = await writeArchive(file, head, batches);
    const { size } = statSync(file);
    return { rows, sha256, size };
  });
};
