import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldersOutsidePlan } from '../house/folders.ts';
import { impurities, impuritiesIn } from '../house/purity.ts';
import { type SmallRepository, smallRepository } from './small-repository.ts';

const found = (text: string): readonly string[] => impuritiesIn('a.ts', text).map((impurity) => impurity.found);

describe('purity', () => {
  test.each([
    ['const now = Date.now();', 'Date.now'],
    ['const day = new Date(0);', 'Date'],
    ['const roll = Math.random();', 'Math.random'],
    ['const { random } = Math;', 'Math as a value'],
    ["const roll = Math['random']();", 'Math as a value'],
    ['const root = items.map(Math.sqrt);', 'Math.sqrt'],
    ['const power = base ** exponent;', '**'],
    ['const home = process.env.HOME;', 'process'],
    ['const all = { fetch };', 'fetch'],
    ['if (performance) setTimeout(f, 1);', 'performance'],
    ['console.log(1);', 'console'],
    ["const page = globalThis['fetch'];", 'globalThis'],
  ])('%s is refused', (text, what) => {
    expect(found(text)).toContain(what);
  });

  test.each([
    'const whole = Math.floor(7 / 2);',
    'const limit = 2 ** 32;',
    'const total = WHOLE ** BigInt(count);',
    'const step = { process: 1 }.process;',
    'const run = (process: number) => process + 1;',
    "const text = 'Date.now()'; // Math.random()",
    'type When = Date;',
    'const first = Date.UTC(1320, 0, 1);',
  ])('%s is allowed', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('purity of a repository', () => {
  let repository: SmallRepository;
  beforeEach(() => {
    repository = smallRepository();
  });
  afterEach(() => repository.remove());

  test('names file and line; leaves tests, tooling and packages at the edges alone', () => {
    for (const folder of [
      'rulesets/land-war/src',
      'rulesets/land-war/test',
      'packages/maps/src/grow',
      'packages/store/src',
    ])
      repository.write(`${folder}/clock.ts`, '/** Late. */\nexport const now = Date.now();\n');
    expect(impurities(repository.root)).toMatchObject([
      { file: 'rulesets/land-war/src/clock.ts', line: 2, found: 'Date.now' },
    ]);
  });

  test('a package that the plan does not know is named', () => {
    expect(foldersOutsidePlan(repository.root)).toEqual([]);
    repository.write('packages/helpers/package.json', '{}');
    expect(foldersOutsidePlan(repository.root)).toEqual(['packages/helpers/package.json']);
  });
});
