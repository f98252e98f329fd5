/**
 * Builds the pages into `.svelte-kit/output`, compressed beside. At once when nothing has changed since the last time. It
 * builds in a folder of its own and puts the pages in their place when they are whole, so that several may build at once.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { deskPage } from './desk-page.ts';
import { ownFolder, putInPlace } from './own-folder.ts';
import { withoutInlineScript } from './without-inline-script.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const WEB = resolve(import.meta.dirname, '..');
const PLACE = join(WEB, '.svelte-kit');
const VITE = '../../node_modules/vite/bin/vite.js';
const STAMP = 'built-from';
/** Made by the build for tsconfig.json, and swept away by every `npm install`. Tests cannot read our code without it. */
const TYPES = join(WEB, 'node_modules/$app/tsconfig.json');
/** All that may end up in a page. */
const SOURCES = [
  'apps/web/src',
  'apps/web/static',
  'apps/web/build',
  'apps/web/vite.config.ts',
  'packages',
  'rulesets',
  'package-lock.json',
];

/** The newest change of anything the pages are made of, in milliseconds. */
const newestChange = (path: string): number => {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'test' && !name.startsWith('.'))
    .reduce((newest, { name }) => Math.max(newest, newestChange(join(path, name))), stats.mtimeMs);
};

const sourcesAt = (): string => String(Math.max(...SOURCES.map((path) => newestChange(join(WEB, '../..', path)))));

/** Changes every page that was built. */
const mapPages = (folder: string, change: (html: string, name: string) => string): void => {
  for (const { parentPath, name } of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(parentPath, name);
    if (name.endsWith('.html')) writeFileSync(path, change(readFileSync(path, 'utf8'), name));
  }
};

const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

const compress = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
};

/** Builds the whole of it in a folder below `apps/web`. */
const buildIn = (folder: string): void => {
  execFileSync(process.execPath, [join(WEB, VITE), 'build', '--logLevel', 'error'], {
    cwd: WEB,
    env: { ...process.env, CHANCERY_PAGES: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const output = join(WEB, folder, 'output');
  const startsAtOnce = deskPage(join(output, 'client'));
  mapPages(join(output, 'prerendered'), (html, name) =>
    name === 'desk.html' ? startsAtOnce(html) : withoutInlineScript(html),
  );
  writeServiceWorker(join(output, 'client'), join(output, 'prerendered/pages'));
  compress(join(output, 'client'));
  compress(join(output, 'prerendered'));
  writeFileSync(TYPES, readFileSync(TYPES, 'utf8').replaceAll(folder, '.svelte-kit'));
};

const from = sourcesAt();
const stamp = join(PLACE, 'output', STAMP);
const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === from && existsSync(TYPES);
if (isBuilt && !process.argv.includes('--always')) process.exit(0);
const own = ownFolder(WEB);
try {
  buildIn(own);
  writeFileSync(join(WEB, own, 'output', STAMP), from);
  mkdirSync(PLACE, { recursive: true });
  for (const part of ['types', 'output']) putInPlace(join(WEB, own, part), join(PLACE, part));
} finally {
  rmSync(join(WEB, own), { recursive: true, force: true });
}
