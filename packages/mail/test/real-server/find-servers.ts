import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** The programs of a real mail server, or why there are none. */
export type Found =
  | { readonly exim: string; readonly dovecot: string; readonly user: User }
  | { readonly missing: string };

/** Whom Debian gives to exim: both programs run as that user. */
export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Looks for exim and dovecot where Debian puts them, and installs them when they are not there and we may: without
 * starting them, and without taking away another mail server. CHANCERY_TEST_MAIL=off leaves them out.
 */
export const findServers = (): Found => {
  if (process.env['CHANCERY_TEST_MAIL'] === 'off') return { missing: 'CHANCERY_TEST_MAIL=off' };
  if (process.getuid?.() !== 0)
    return { missing: 'only root can install exim4 and dovecot and run them as their user' };
  const refused = isThere() ? '' : install();
  const user = isThere() ? userOf('Debian-exim') : null;
  return user === null
    ? { missing: `they could not be installed: ${refused}` }
    : { exim: EXIM, dovecot: DOVECOT, user };
};

const EXIM = '/usr/sbin/exim4';
const DOVECOT = '/usr/sbin/dovecot';
const PACKAGES = ['exim4-daemon-light', 'dovecot-imapd'];

const isThere = (): boolean => existsSync(EXIM) && existsSync(DOVECOT) && existsSync('/usr/lib/dovecot/imap');

/** Says what went wrong, if anything did. */
const install = (): string => {
  process.stderr.write(`Tests: installing a mail server (Debian packages ${PACKAGES.join(', ')}) ...\n`);
  const quiet = forbidStarting();
  try {
    const options = ['-q', '-y', '--no-install-recommends', '--no-remove', '-o', 'DPkg::Lock::Timeout=300'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: readonly string[]) => spawnSync('apt-get', [...options, ...args], { env, encoding: 'utf8' });
    apt('update');
    const { error, stderr } = apt('install', ...PACKAGES);
    spawnSync('systemctl', ['disable', 'exim4', 'dovecot']);
    return error?.message ?? stderr.trim();
  } finally {
    quiet.end();
  }
};

/** Debian asks this file whether a new service may start. If there is one already, it is left as it is. */
const forbidStarting = (): { end(): void } => {
  if (existsSync(POLICY)) return { end: () => {} };
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return { end: () => rmSync(POLICY) };
};

const POLICY = '/usr/sbin/policy-rc.d';

const userOf = (name: string): User | null => {
  const id = (flag: '-u' | '-g'): number =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || 'none');
  const user = { name, uid: id('-u'), gid: id('-g') };
  return Number.isInteger(user.uid) && Number.isInteger(user.gid) ? user : null;
};
