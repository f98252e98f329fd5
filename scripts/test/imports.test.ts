import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANATOMY } from '../house/anatomy.ts';
import { type SmallRepository, smallRepository } from './small-repository.ts';

const HERE = resolve(import.meta.dirname, '../..');
const DEPCRUISE = join(HERE, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = join(HERE, '.dependency-cruiser.mjs');

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Every import of the repository that breaks a rule of the house. */
const violationsIn = ({ root }: SmallRepository): readonly Violation[] => {
  const args = [DEPCRUISE, '--config', CONFIG, '--output-type', 'json', 'packages', 'rulesets'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary.violations;
};

const importing = (specifier: string): string => `import * as it from '${specifier}';\nexport const word = it;\n`;

const ALLOWED: readonly [sentence: string, file: string, specifier: string][] = [
  ['downwards by name', 'rulesets/land-war/src/index.ts', '@chancery/core'],
  ['downwards over several levels', 'packages/registry/src/index.ts', '@chancery/land-war'],
  ['own files', 'packages/core/src/own.ts', './leaf.ts'],
  ['own files from a test', 'packages/core/test/leaf.test.ts', '../src/leaf.ts'],
  ['the testkit from a test', 'packages/core/test/suite.test.ts', '@chancery/testkit'],
  ['core in the testkit', 'packages/testkit/src/index.ts', '@chancery/core'],
  ['d3 in the tooling', 'packages/maps/src/grow/index.ts', 'd3-geo'],
  ['a lower floor', 'packages/core/src/turn/down.ts', '../order/it.ts'],
  ['a file of the own folder', 'packages/core/src/turn/own.ts', './it.ts'],
  ['a file beside the folders of a package', 'packages/store/src/seat/beside.ts', '../schema.ts'],
];

const REFUSED: readonly [sentence: string, file: string, specifier: string, rule: string][] = [
  ['upwards', 'packages/core/src/up.ts', '@chancery/maps', 'level-0-imports-lower-levels-only'],
  ['upwards from a test', 'packages/core/test/up.test.ts', '@chancery/registry', 'level-0-imports-lower-levels-only'],
  ['a neighbour', 'packages/maps/src/side.ts', '@chancery/reports', 'level-1-imports-lower-levels-only'],
  ['a ruleset from a ruleset', 'rulesets/land-war/src/side.ts', '@chancery/sea-war', 'no-sibling-rulesets'],
  ['past the index', 'packages/maps/src/deep.ts', '../../core/src/leaf.ts', 'only-through-index'],
  ['the testkit in a product', 'packages/registry/src/kit.ts', '@chancery/testkit', 'testkit-only-from-tests'],
  ['a ruleset in the testkit', 'packages/testkit/src/up.ts', '@chancery/sea-war', 'testkit-names-no-ruleset'],
  ['node in pure code', 'packages/reports/src/disk.ts', 'node:fs', 'pure-no-node'],
  ['node by its old name', 'rulesets/land-war/src/disk.ts', 'fs', 'pure-no-node'],
  ['npm in pure code', 'rulesets/land-war/src/npm.ts', 'left-pad', 'pure-no-npm'],
  ['d3 outside the tooling', 'packages/maps/src/npm.ts', 'd3-geo', 'pure-no-npm'],
  ['another package in the tooling', 'packages/maps/src/grow/npm.ts', 'left-pad', 'tooling-npm'],
  ['the tooling in a campaign', 'packages/maps/src/grown.ts', './grow/index.ts', 'no-tooling-in-campaigns'],
  ['nothing at all', 'packages/core/src/gone.ts', './nowhere.ts', 'resolvable'],
  ['a package nobody named', 'packages/registry/src/unnamed.ts', 'unnamed', 'named-in-package-json'],
  ['a higher floor', 'packages/core/src/order/up.ts', '../turn/it.ts', floorOf('core', 3)],
  ['a folder of the same floor', 'packages/core/src/turn/side.ts', '../turn-file/it.ts', floorOf('core', 6)],
  ['a folder from the ground', 'packages/core/src/ids.ts', './turn/it.ts', floorOf('core', 0)],
  ['one of all the others from another', 'packages/store/src/seat/side.ts', '../user/it.ts', floorOf('store', 2)],
  ['a higher floor within a folder', 'packages/app/src/turn/run/up.ts', '../back/it.ts', floorOf('app-src-turn', 1)],
  ['a higher part of a ruleset', 'rulesets/land-war/src/rules/up.ts', '../orders/it.ts', floorInRulesets('rules')],
];

/** Of all rulesets: they share one order of floors. */
function floorInRulesets(part: string): string {
  const floor = ANATOMY.findIndex((parts) => parts.some(({ name }) => name === part));
  return `floor-${floor}-of-rulesets-*-imports-lower-floors-only`;
}

function floorOf(name: string, floor: number): string {
  return `floor-${floor}-of-packages-${name}-imports-lower-floors-only`;
}

/** What the files above import of their own package. */
const FOLDERS = [
  'core/src/order/it.ts',
  'core/src/turn/it.ts',
  'core/src/turn-file/it.ts',
  'store/src/user/it.ts',
  'app/src/turn/back/it.ts',
];

describe('imports', () => {
  let repository: SmallRepository;
  let violations: readonly Violation[];

  beforeAll(() => {
    repository = smallRepository();
    repository.write('packages/core/src/leaf.ts', "export const leaf = 'leaf';\n");
    for (const path of [...FOLDERS, 'store/src/schema.ts'])
      repository.write(`packages/${path}`, "export const it = '';\n");
    repository.write('rulesets/land-war/src/orders/it.ts', "export const it = '';\n");
    for (const [, file, specifier] of [...ALLOWED, ...REFUSED]) repository.write(file, importing(specifier));
    repository.write(
      'packages/core/src/chicken.ts',
      "import type { Egg } from './egg.ts';\nexport type Chicken = Egg | 1;\n",
    );
    repository.write(
      'packages/core/src/egg.ts',
      "import type { Chicken } from './chicken.ts';\nexport type Egg = Chicken | 2;\n",
    );
    violations = violationsIn(repository);
  });
  afterAll(() => repository.remove());

  const rulesBrokenBy = (file: string): readonly string[] =>
    violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  test.each(ALLOWED)('%s is allowed', (_, file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  test.each(REFUSED)('%s is refused', (_, file, __, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  test('a cycle is refused, and types count', () => {
    expect(rulesBrokenBy('packages/core/src/chicken.ts')).toEqual(['no-cycle']);
  });
});
