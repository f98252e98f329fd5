import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The packages of the fixture: folder and name. Each has a manifest and an index that exports `word`. */
const PACKAGES = [
  ['packages/core', '@chancery/core'],
  ['packages/maps', '@chancery/maps'],
  ['packages/reports', '@chancery/reports'],
  ['packages/testkit', '@chancery/testkit'],
  ['packages/registry', '@chancery/registry'],
  ['rulesets/land-war', '@chancery/land-war'],
  ['rulesets/sea-war', '@chancery/sea-war'],
] as const;

export interface SmallRepository {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  /** Takes a file or a folder away. */
  readonly take: (path: string) => void;
  readonly remove: () => void;
}

/** A repository of our shape in a temporary folder, in which nothing is wrong yet. */
export const smallRepository = (): SmallRepository => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'chancery-house-')));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const dependencies = Object.fromEntries(PACKAGES.map(([, name]) => [name, '0.1.0']));
  mkdirSync(join(root, 'node_modules/@chancery'), { recursive: true });
  for (const [folder, name] of PACKAGES) {
    const manifest = { name, version: '0.1.0', type: 'module', exports: './src/index.ts', dependencies };
    write(`${folder}/package.json`, JSON.stringify(manifest));
    write(`${folder}/src/index.ts`, "export const word = 'word';\n");
    symlinkSync(join(root, folder), join(root, 'node_modules', name), 'dir');
  }
  for (const name of ['d3-geo', 'left-pad', 'unnamed']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  write('package.json', JSON.stringify({ private: true, dependencies: { 'd3-geo': '1.0.0', 'left-pad': '1.0.0' } }));
  const take = (path: string): void => rmSync(join(root, path), { recursive: true });
  return { root, write, take, remove: () => rmSync(root, { recursive: true, force: true }) };
};
