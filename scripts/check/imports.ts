import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'|\bnew URL\('(\.[^']+)'/g;

/** What a file imports by relative paths and by the names of packages of this repository; further packages do not change here. */
export const importsOf = (file: string, packages: ReadonlyMap<string, string>): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].flatMap(([, imported, located]) => {
    const specifier = imported ?? located ?? '';
    if (!specifier.startsWith('.')) return packages.get(specifier) ?? [];
    const target = normalize(join(dirname(file), specifier)).replace(/\.js$/, '.ts');
    return existsSync(target) ? [target] : [];
  });

/** Where each name leads by which one package imports another: `@chancery/store/test`. */
export const doorsOf = (folders: readonly string[]): ReadonlyMap<string, string> => {
  const doors = new Map<string, string>();
  for (const folder of folders) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    const each = typeof exports === 'string' ? { '.': exports } : exports;
    for (const [door, target] of Object.entries(each)) {
      if (typeof target === 'string') doors.set(join(name, door), normalize(join(folder, target)));
    }
  }
  return doors;
};

interface Manifest {
  readonly name: string;
  readonly exports?: string | { readonly [door: string]: unknown };
}
