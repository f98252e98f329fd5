import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of PostgreSQL's own programs, or why there is none. */
export type Found = { readonly bin: string } | { readonly missing: string };

/**
 * Looks for PostgreSQL where distributions put it, and installs Debian's package when it is not there and we may.
 * CHANCERY_TEST_POSTGRES=off leaves it out.
 */
export const findPostgres = (): Found => {
  if (process.env.CHANCERY_TEST_POSTGRES === 'off') return { missing: 'CHANCERY_TEST_POSTGRES=off' };
  const present = programs();
  if (present !== undefined) return { bin: present };
  if (process.getuid?.() !== 0) return { missing: 'it is not installed, and only root can install it' };
  const refused = install();
  const bin = programs();
  return bin === undefined ? { missing: `it could not be installed: ${refused}` } : { bin };
};

/** The newest of Debian's versions, else what the path has. */
const programs = (): string | undefined => {
  const version = (folder: string): number => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const onPath = (process.env.PATH ?? '').split(':');
  return [...debian, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
};

/** Says what went wrong, if anything did. */
const install = (): string => {
  process.stderr.write('Tests: installing PostgreSQL (Debian package "postgresql") ...\n');
  if (!existsSync(NO_CLUSTER)) {
    // Debian would start a server of its own, which nobody here wants.
    mkdirSync(dirname(NO_CLUSTER), { recursive: true });
    writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n');
  }
  const options = ['-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', [...options, ...args], { env, encoding: 'utf8' });
  apt('update');
  const { error, stderr } = apt('-o', 'Dpkg::Options::=--force-confold', 'install', 'postgresql');
  return error?.message ?? stderr.trim();
};

const NO_CLUSTER = '/etc/postgresql-common/createcluster.conf';
