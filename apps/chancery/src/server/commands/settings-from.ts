import { EXIT } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { Stop } from '../../stop.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/schema.ts';

/** The option of every command that works on a server's data. */
export const CONFIG = {
  value: 'FILE',
  help: 'the settings of the server: YAML, or variables (*.env); else CHANCERY_CONFIG (docs/configuration.md)',
} as const;

/** The settings of the server, or a stop that names everything wrong with them. */
export const settingsFrom = (io: Io, file: string | undefined): Settings => {
  const read = readSettings(io.environment, file);
  if (read.ok) return read.value;
  throw new Stop(EXIT.setting, 'these settings are wrong:', read.error);
};
