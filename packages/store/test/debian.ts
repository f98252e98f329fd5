import { spawnSync } from 'node:child_process';

/** Installs a package of Debian's, for tests that need its programs; as root only. Says what went wrong, if anything did. */
export const installDebian = (name: string, title: string): string | null => {
  if (process.getuid?.() !== 0) return 'it is not installed, and only root can install it';
  process.stderr.write(`Tests: installing ${title} (Debian package "${name}") ...\n`);
  const options = ['-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', [...options, ...args], { env, encoding: 'utf8' });
  apt('update');
  const { error, stderr, status } = apt('-o', 'Dpkg::Options::=--force-confold', 'install', name);
  return status === 0 ? null : `it could not be installed: ${error?.message ?? stderr.trim()}`;
};
