import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '@chancery/store/test';

/** Where Chromium is, or why there is none. */
export type Found = { readonly path: string } | { readonly missing: string };

/**
 * Looks for Chromium where CHROMIUM says, then on the path, and installs Debian's package when it is not there and we may.
 * `shell`: rather the same engine without the windows about its pages, where that is there, which does a fifth less.
 */
export const findChromium = ({ shell = false } = {}): Found => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM === 'off') return { missing: 'CHROMIUM=off' };
  if (CHROMIUM !== undefined)
    return existsSync(CHROMIUM) ? { path: CHROMIUM } : { missing: `CHROMIUM=${CHROMIUM} is no file` };
  const present = onPath(shell ? [...SHELLS, ...NAMES] : NAMES);
  if (present !== undefined) return { path: present };
  const refused = installDebian('chromium', 'Chromium');
  const path = onPath(NAMES);
  return path === undefined ? { missing: refused ?? 'its program is not where Debian puts it' } : { path };
};

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => ['/usr/bin', ...(process.env.PATH ?? '').split(':')].map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
