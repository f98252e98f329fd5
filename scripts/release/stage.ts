import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundle, type Third, thirdIn } from './bundle.ts';
import { noticesText, withoutLicence } from './notices.ts';
import { isShipped } from './shipped.ts';
import { vendor } from './vendor.ts';

/** What the build of the pages puts into them. */
const IN_PAGES = ['svelte', '@sveltejs/kit', 'esm-env', 'devalue', 'clsx'];

export interface Staged {
  readonly version: string;
  readonly thirds: readonly Third[];
}

/** Lays everything of a release out in a folder, as it will lie in the package. */
export const stage = async (root: string, to: string, commit: string): Promise<Staged> => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { version, description, license, type } = read('apps/chancery/package.json');
  for (const file of tracked(root).filter(isShipped)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  for (const part of ['client', 'prerendered']) {
    const pages = join('apps/web/.svelte-kit/output', part);
    cpSync(join(root, pages), join(to, pages), { recursive: true });
  }
  const fromWeb = createRequire(join(root, 'apps/web/package.json'));
  const ofPages = IN_PAGES.map((name) => thirdIn(folderOf(fromWeb, name)));
  const thirds = sorted([...(await bundle(root, join(to, 'dist'))), ...vendor(root, to), ...ofPages]);
  const nameless = withoutLicence(thirds);
  if (nameless.length > 0) throw new Error(`no licence is known of ${nameless.join(', ')}`);
  writeFileSync(join(to, 'THIRD-PARTY.md'), noticesText(thirds));
  writeFileSync(join(to, 'apps/chancery/package.json'), text({ name: 'chancery', version, commit, type }));
  mkdirSync(join(to, 'bin'));
  cpSync(join(root, 'scripts/release/launcher.mjs'), join(to, 'bin/chancery.mjs'));
  chmodSync(join(to, 'bin/chancery.mjs'), 0o755);
  const { devDependencies } = read('package.json');
  const manifest = {
    name: 'chancery',
    version,
    description,
    license,
    type,
    bin: { chancery: 'bin/chancery.mjs' },
    engines: { node: '>=20' },
    chancery: { node: devDependencies.node, commit },
  };
  writeFileSync(join(to, 'package.json'), text(manifest));
  return { version, thirds };
};

const text = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

const tracked = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
    .split('\0')
    .filter((file) => file !== '');

const folderOf = (from: NodeJS.Require, name: string): string => {
  const found = (from.resolve.paths(name) ?? [])
    .map((place) => join(place, name))
    .find((place) => {
      try {
        return readFileSync(join(place, 'package.json')).length > 0;
      } catch {
        return false;
      }
    });
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
};

/** Each once, though it may lie in several places. */
const sorted = (thirds: readonly Third[]): readonly Third[] => {
  const byName = new Map(thirds.map((third) => [`${third.name} ${third.version}`, third]));
  return [...byName.keys()].sort().map((key) => byName.get(key) as Third);
};
