import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Watched } from './health.ts';
import type { Settings } from './settings/schema.ts';
import { SETTING_LIST } from './settings/setting-list.ts';
import type { DutyState } from './worker/duty.ts';

/** A setting as it may be shown: of a secret, only whether there is one. */
export interface ShownSetting {
  /** As in the configuration file: `http.port`. */
  readonly name: string;
  readonly value: string | null;
  readonly secret: boolean;
  /** It is as nobody has set it. */
  readonly usual: boolean;
}

/** How this process stands, for whoever runs the server. */
export interface HostState {
  readonly settings: readonly ShownSetting[];
  /** What a worker does here; empty where workers are processes of their own. */
  readonly duties: readonly DutyState[];
  /** Bytes that the disk of the data directory has left. */
  readonly free: number | null;
  /** By how many milliseconds the clock of this process is ahead of that of the database. */
  readonly ahead: number;
}

export const hostState = (
  settings: Settings,
  { duties, presence }: Pick<Watched, 'duties' | 'presence'>,
): HostState => ({
  settings: SETTING_LIST.map(({ path, secret, usual }) => {
    const value = path.reduce<unknown>((part, name) => (part as { readonly [name: string]: unknown })[name], settings);
    return {
      name: path.join('.'),
      value:
        value === null || secret === true ? null : Array.isArray(value) ? value.map(String).join(', ') : String(value),
      secret: secret === true && value !== null,
      usual: JSON.stringify(value) === JSON.stringify(usual),
    };
  }),
  duties: duties(),
  free: freeOn(settings.data),
  ahead: presence.ahead(),
});

const freeOn = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(resolve(folder));
    return bavail * bsize;
  } catch {
    return null;
  }
};
