import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Third, thirdIn } from './bundle.ts';
import { VENDOR } from './our-places.ts';

/** Machines for which the package draws PNG; on any other only that command and that route are missing. */
export const PLATFORMS = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'linux-x64-gnu',
  'linux-x64-musl',
  'win32-x64-msvc',
] as const;

const RESVG = '@resvg/resvg-js';

/** What lies in the package as it is: native code for every platform, fonts, and what a browser gets file by file. */
export const vendor = (root: string, stage: string): readonly Third[] => {
  const fromApp = createRequire(join(root, 'apps/chancery/package.json'));
  const fromCore = createRequire(join(root, 'packages/core/package.json'));
  const folderOf = (from: NodeJS.Require, file: string): string => dirname(from.resolve(file));
  const resvg = folderOf(fromApp, RESVG);
  const fonts = folderOf(fromApp, 'dejavu-fonts-ttf/package.json');
  const noble = ['ciphers', 'hashes'].map((name) => folderOf(fromCore, `@noble/${name}/utils.js`));
  copy(resvg, join(stage, VENDOR, RESVG), /\.js$|^package\.json$|^LICENSE/);
  for (const platform of PLATFORMS) fetchNative(root, platform, join(stage, VENDOR, RESVG));
  copy(join(fonts, 'ttf'), join(stage, VENDOR, 'dejavu-fonts-ttf/ttf'), /^DejaVuSerifCondensed/);
  copy(fonts, join(stage, VENDOR, 'dejavu-fonts-ttf'), /^(package\.json|LICENSE.*)$/);
  for (const folder of noble) copy(folder, join(stage, VENDOR, thirdIn(folder).name), /\.js$|^package\.json$|^LICENSE/);
  return [resvg, fonts].map(thirdIn);
};

const copy = (from: string, to: string, wanted: RegExp): void => {
  mkdirSync(to, { recursive: true });
  for (const { name, ...entry } of readdirSync(from, { withFileTypes: true }).map((each) => ({
    name: each.name,
    file: each.isFile(),
  })))
    if (entry.file && wanted.test(name)) cpSync(join(from, name), join(to, name));
};

/** One compiled file, from the package of its platform: just the one that our lock file names. */
const fetchNative = (root: string, platform: string, to: string): void => {
  const name = `${RESVG}-${platform}`;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { version, integrity } = packages[`node_modules/${name}`];
  const place = mkdtempSync(join(tmpdir(), 'chancery-native-'));
  try {
    const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: place, encoding: 'utf8' });
    const archive = join(place, packed.trim());
    const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (digest !== integrity) throw new Error(`${name}@${version} is not the package that package-lock.json names`);
    execFileSync('tar', ['-xzf', archive, '-C', place]);
    copy(join(place, 'package'), to, /\.node$/);
  } finally {
    rmSync(place, { recursive: true });
  }
};
