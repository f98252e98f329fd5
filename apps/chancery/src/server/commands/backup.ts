import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineCommand } from '../../command.ts';
import { EXIT } from '../../exit-codes.ts';
import { printLines } from '../../io.ts';
import { counted } from '../../show/counted.ts';
import { Stop } from '../../stop.ts';
import { placeOf } from '../store-place.ts';
import { openingFault } from './opening-fault.ts';
import { CONFIG, settingsFrom } from './settings-from.ts';

export const backup = defineCommand({
  name: 'backup',
  summary: 'Writes everything that a server keeps into one file, while the server runs',
  args: [{ name: 'FILE' }],
  options: { config: CONFIG },
  help: `The file shows one moment, has a checksum, and holds every secret of every campaign: only its owner can read it. Keep
it on another machine. It can be restored to SQLite and to PostgreSQL. docs/backup.md

  chancery backup /backup/chancery-$(date +%F).backup`,
  async run({ args: [name = ''], options }, io) {
    const settings = settingsFrom(io, options.config);
    const file = resolve(io.cwd, name);
    if (existsSync(file)) throw new Stop(EXIT.usage, `${file} already exists; a backup does not replace files`);
    const place = placeOf(settings);
    if ('file' in place && !existsSync(place.file)) {
      throw new Stop(EXIT.unreadable, `there is no database at ${place.file}`, ['Is this the right configuration?']);
    }
    const { backUp } = await import('../backup/back-up.ts');
    const { settleBackup } = await import('../backup/settle-backup.ts');
    const now = io.now();
    const { rows, size, sha256 } = await backUp(settings, file, now).catch(async (error: Error) => {
      await settleBackup(settings, error, now);
      return openingFault(error);
    });
    await settleBackup(settings, { at: now, file, size, sha256 }, now);
    printLines(io, [`${file}: ${counted(rows, 'row')}, ${size} bytes`, `SHA-256 of its contents: ${sha256}`]);
    return EXIT.done;
  },
});
