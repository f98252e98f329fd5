import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '@chancery/store/test';

/** Where Chromium is, or why there is none. */
export type Found = { readonly path: string } | { readonly missing: string };

/** Looks for Chromium where CHROMIUM says, then on the path, and installs Debian's package when it is not there and we may. */
export const findChromium = (): Found => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM === 'off') return { missing: 'CHROMIUM=off' };
  if (CHROMIUM !== undefined)
    return existsSync(CHROMIUM) ? { path: CHROMIUM } : { missing: `CHROMIUM=${CHROMIUM} is no file` };
  const present = onPath();
  if (present !== undefined) return { path: present };
  const refused = installDebian('chromium', 'Chromium');
  const path = onPath();
  return path === undefined ? { missing: refused ?? 'its program is not where Debian puts it' } : { path };
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (): string | undefined =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(':')]
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
