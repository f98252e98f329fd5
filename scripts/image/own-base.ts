import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SUITE = 'bookworm';
/** What Debian's small images leave out as well. */
const LEFT_OUT = [
  'var/cache/apt',
  'var/lib/apt/lists',
  'var/log',
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
];

/**
 * The base of the image where no registry of images can be reached: the smallest Debian, which debootstrap makes of its packages, with
 * the Node that runs this, the npm of this machine and a user `node`, as the official image has them. Answers its name; null where
 * debootstrap is not installed.
 */
export const ownBase = (buildah: (...args: readonly string[]) => string): string | null => {
  if (spawnSync('debootstrap', ['--version']).error !== undefined) return null;
  const image = `localhost/node-${process.version}-${SUITE}`;
  if (spawnSync('buildah', ['inspect', '--type', 'image', image]).status === 0) return image;
  const folder = mkdtempSync(join(tmpdir(), 'chancery-base-'));
  try {
    execFileSync('debootstrap', ['--variant=minbase', SUITE, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (const each of LEFT_OUT) rmSync(join(folder, each), { recursive: true, force: true });
    withNode(folder);
    const container = buildah('from', 'scratch');
    try {
      buildah('copy', container, folder, '/');
      buildah('run', container, '--', 'useradd', '--create-home', '--uid', '1000', 'node');
      buildah('commit', container, image);
    } finally {
      buildah('rm', container);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return image;
};

const withNode = (folder: string): void => {
  const [programs, modules] = [join(folder, 'usr/local/bin'), join(folder, 'usr/local/lib/node_modules')];
  cpSync(process.execPath, join(programs, 'node'));
  chmodSync(join(programs, 'node'), 0o755);
  const npm = join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(programs, 'npm'));
};
