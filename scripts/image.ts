/**
 * `npm run image`: builds the image with buildah, which needs no daemon, and looks at what it is: it runs as its own user, has no
 * secret and no dev tool, is small enough, and answers; compose.yaml is as its schema wants it. Where no registry of images can be
 * reached, debootstrap makes a base like the one that the Dockerfile names. Ends with 2 where a tool is not installed.
 *
 *   --look     at the image that was built last
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answers } from './image/answers.ts';
import { composeFaults } from './image/compose-faults.ts';
import { contextFiles } from './image/context-files.ts';
import { npmOfHere } from './image/npm-of-here.ts';
import { ownBase } from './image/own-base.ts';

/** In bytes, as a registry keeps it. */
const MOST = 200_000_000;
const ROOT = resolve(import.meta.dirname, '..');

const refuse = (why: string, exit = 1): never => {
  console.error(why);
  process.exit(exit);
};

// Needs no program that runs containers, and works in one.
process.env['BUILDAH_ISOLATION'] ??= 'chroot';

const buildah = (...args: readonly string[]): string =>
  execFileSync('buildah', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  }).trim();

if (spawnSync('buildah', ['--version']).error !== undefined) refuse('buildah is not installed: apt install buildah', 2);

const secrets = contextFiles(ROOT, readFileSync(join(ROOT, '.dockerignore'), 'utf8')).filter((file) =>
  /\.(env|pem|key|backup|db)$/.test(file),
);
if (secrets.length > 0) refuse(`.dockerignore lets through ${secrets.join(', ')}`);

const faults = composeFaults(ROOT);
if (faults.length > 0) refuse(faults.join('\n'));

const { version } = JSON.parse(readFileSync(join(ROOT, 'apps/chancery/package.json'), 'utf8'));
const image = `chancery:${version}`;
if (!process.argv.includes('--look')) build();

const container = buildah('from', image);
try {
  const inside = (...command: readonly string[]): string =>
    buildah('run', '--user', 'node', container, '--', ...command);
  const { User, Entrypoint, Cmd } = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config;
  if (User !== 'node') refuse(`it runs as ${User || 'root'}`);
  const told = inside('node', 'apps/chancery/src/main.ts', '--version');
  if (!told.startsWith(`Chancery ${version}`)) refuse(`it says that it is ${told}`);
  const found = (folder: string, ...which: readonly string[]): string => inside('find', folder, ...which);
  const named = (...names: readonly string[]) => ['(', ...names.flatMap((name) => ['-o', '-name', name]).slice(1), ')'];
  // Packages of others have certificates that everybody may see.
  const withoutOthers = ['-name', 'node_modules', '-prune', '-o'];
  const secret = found('/chancery', ...withoutOthers, ...named('*.env', '*.pem', '*.key', '*.backup'), '-print');
  const tools = found('/chancery/node_modules', '-maxdepth', '1', ...named('vitest', 'typescript'));
  if (`${secret}${tools}` !== '') refuse(`it holds\n${secret}\n${tools}`);
  inside('sh', '-c', 'touch /data/a && ! touch /chancery/a 2> /dev/null');
  if (!(await answers(container, [...Entrypoint, ...Cmd]))) refuse('it is not ready within five minutes');
  const archive = join(ROOT, 'release', `chancery-${version}.image.tar.gz`);
  execFileSync('mkdir', ['-p', join(ROOT, 'release')]);
  execFileSync('sh', ['-c', `buildah push '${image}' docker-archive:/dev/stdout | gzip > '${archive}'`], {
    stdio: 'inherit',
  });
  const size = Number(execFileSync('stat', ['-c', '%s', archive], { encoding: 'utf8' }));
  console.log(`${image}: ${(size / 1_000_000).toFixed(0)} MB, ${archive}`);
  if (size > MOST) refuse(`It may have ${MOST / 1_000_000} MB.`);
} finally {
  buildah('rm', container);
}

function build(): void {
  const named = /^ARG BASE=(\S+)$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1] ?? '';
  const base = spawnSync('buildah', ['pull', named]).status === 0 ? named : ownBase(buildah);
  if (base === null)
    refuse(`${named} cannot be fetched. To make a base of Debian's packages: apt install debootstrap`, 2);
  if (base !== named) console.log(`${named} cannot be fetched: built on ${base}, made of Debian's packages.`);
  buildah('build', '--format', 'docker', '--build-arg', `BASE=${base}`, ...npmOfHere(), '--tag', image, '.');
}
