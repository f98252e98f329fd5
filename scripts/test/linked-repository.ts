import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Finished, runNode, type Surroundings } from '../steps/step.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** What a new ruleset changes, and what begins with the list of rulesets: copied. All else is linked. */
const COPIED = [
  ...[
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
    'biome.json',
    'scripts/vitest-scratch.ts',
    'scripts/vitest-order.ts',
    'scripts/check/kept-times.ts',
    'scripts/check/usual-times.ts',
    'scripts/test/run-chancery.ts',
  ],
  ...['packages/registry', 'apps/chancery/src', 'apps/chancery/package.json', 'apps/chancery/test/reports'],
];
const LINKED = ['apps/web', 'apps/api', 'apps/chancery/node_modules', 'scripts/ready.mjs'];

export interface LinkedRepository {
  readonly root: string;
  /** Runs a program of the repository there. */
  readonly run: (args: readonly string[], environment?: Surroundings['environment']) => Promise<Finished>;
  /** As `npm install` does for a new package. */
  readonly linkPackage: (name: string, folder: string) => void;
  readonly remove: () => void;
}

/** A copy of this repository in which a ruleset can be added and run: it shares all that stays as it is. */
export const linkedRepository = (): LinkedRepository => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'chancery-ruleset-')));
  const link = (path: string, target: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(target, join(root, path));
  };
  for (const path of COPIED) cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
  const folders = ['packages', 'rulesets'].flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder)).map((name) => `${folder}/${name}`),
  );
  for (const path of [...LINKED, ...folders])
    if (existsSync(join(REPOSITORY, path)) && !existsSync(join(root, path))) link(path, join(REPOSITORY, path));
  for (const name of readdirSync(join(REPOSITORY, 'node_modules')).filter((each) => each !== '@chancery'))
    link(`node_modules/${name}`, join(REPOSITORY, 'node_modules', name));
  for (const name of readdirSync(join(REPOSITORY, 'node_modules/@chancery')))
    link(`node_modules/@chancery/${name}`, join(root, placeOf(name, root)));
  return {
    root,
    run: (args, environment = {}) => runNode(args, { cwd: root, environment }),
    linkPackage: (name, folder) => link(`node_modules/${name}`, join(root, folder)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

const placeOf = (name: string, root: string): string =>
  ['packages', 'rulesets', 'apps'].map((folder) => `${folder}/${name}`).find((path) => existsSync(join(root, path))) ??
  name;
