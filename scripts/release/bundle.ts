import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { VENDOR, withPlaces } from './our-places.ts';

/** What can be started: the command line, and the threads that a server starts, by the names of their files. */
const entriesIn = (root: string): { readonly [name: string]: string } => {
  const files = ['apps/chancery/src/main.ts', ...globSync('apps/chancery/src/**/*-thread.ts', { cwd: root })];
  return Object.fromEntries(files.map((path) => [basename(path, '.ts'), join(root, path)]));
};

/** A package of others, and where it lies here. */
export interface Third {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/**
 * Our code and that of others as a few files in `out`, which need no `node_modules`. Says which packages of others are in it.
 * Native code is left out; it lies in the package's folder for such things.
 */
export const bundle = async (root: string, out: string): Promise<readonly Third[]> => {
  const made = await rolldown({
    input: entriesIn(root),
    platform: 'node',
    logLevel: 'silent',
    external: ['pg-native', 'pg-cloudflare'],
    plugins: [
      {
        name: 'native-code',
        resolveId: (wanted) =>
          wanted === '@resvg/resvg-js' ? { id: `../${VENDOR}/@resvg/resvg-js/index.js`, external: true } : null,
      },
      {
        name: 'our-places',
        transform: (code, id) => {
          const path = relative(root, id);
          return path.includes('node_modules') || !code.includes('import.meta') ? null : withPlaces(path, code);
        },
      },
    ],
  });
  const { output } = await made.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    keepNames: true,
    // What others ask to be kept of theirs stands in THIRD-PARTY.md; comments are a tenth of it all.
    comments: false,
  });
  await made.close();
  return thirdsOf(output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : [])));
};

const thirdsOf = (files: readonly string[]): readonly Third[] => {
  const folders = new Set(files.filter((file) => file.includes('/node_modules/')).map(packageFolderOf));
  return [...folders].sort().map(thirdIn);
};

/** The package at a folder. */
export const thirdIn = (folder: string): Third => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, folder };
};

/** Some packages have a `package.json` without a name in each of their folders. */
const packageFolderOf = (file: string): string => {
  let folder = dirname(file.replace(/^\0/, '').replace(/\?.*$/, ''));
  while (!namesPackage(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

const namesPackage = (file: string): boolean =>
  existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version !== undefined;
