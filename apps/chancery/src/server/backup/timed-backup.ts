import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../settings/schema.ts';
import { backUp } from './back-up.ts';
import { type BackupPlace, backupName, folderPlace } from './backup-place.ts';
import { s3Place } from './s3-place.ts';
import { settleBackup } from './settle-backup.ts';

/** Where the settings have backups kept. */
export const backupPlaces = ({ data, backup: { folder, s3 } }: Settings): readonly BackupPlace[] => {
  const { endpoint, accessKey, secretKey, ...rest } = s3;
  const storage =
    endpoint === null ? [] : [s3Place({ ...rest, endpoint, accessKey: accessKey ?? '', secretKey: secretKey ?? '' })];
  const kept = folder ?? (storage.length === 0 ? join(resolve(data), 'backups') : null);
  return [...(kept === null ? [] : [folderPlace(resolve(kept))]), ...storage];
};

/** Makes a backup, takes it to each place, and removes there what is older than the newest that are kept. */
export const timedBackup = async (settings: Settings, now: number): Promise<void> => {
  const name = backupName(now);
  const file = join(resolve(settings.data), `${name}.making`);
  try {
    const { size, sha256 } = await backUp(settings, file, now);
    for (const place of backupPlaces(settings)) {
      await place.put(name, file);
      const old = [...(await place.list())].sort().slice(0, -settings.backup.keep);
      for (const each of old) await place.remove(each);
      await settleBackup(settings, { at: now, file: `${place.name}/${name}`, size, sha256 }, now);
    }
  } finally {
    rmSync(file, { force: true });
  }
};
