import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installDebian } from '../debian.ts';

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
  const refused = install();
  const bin = programs();
  return bin === undefined ? { missing: refused ?? 'its programs are not where Debian puts them' } : { bin };
};

/** The newest of Debian's versions, else what the path has. */
const programs = (): string | undefined => {
  const version = (folder: string): number => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const onPath = (process.env.PATH ?? '').split(':');
  return [...debian, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
};

const install = (): string | null => {
  if (process.getuid?.() === 0 && !existsSync(NO_CLUSTER)) {
    // Debian would start a server of its own, which nobody here wants.
    mkdirSync(dirname(NO_CLUSTER), { recursive: true });
    writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n');
  }
  return installDebian('postgresql', 'PostgreSQL');
};

const NO_CLUSTER = '/etc/postgresql-common/createcluster.conf';
