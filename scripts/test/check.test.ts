import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doorsOf, importsOf } from '../check/imports.ts';
import { fitting, importersOf, nearTests } from '../check/near-tests.ts';
import { LONG } from '../check/usual-times.ts';

const IMPORTS = new Map([
  ['rules/supply.ts', ['words.ts']],
  ['rules/march.ts', ['rules/supply.ts']],
  ['test/supply.test.ts', ['rules/supply.ts']],
  ['test/march.test.ts', ['rules/march.ts']],
  ['test/words.test.ts', ['words.ts']],
  ['test/other.test.ts', ['other.ts']],
]);

test('tests that import what changed are found, the nearest first, and no others', () => {
  const importers = importersOf(IMPORTS);
  expect(nearTests(importers, ['words.ts'])).toEqual([
    'test/words.test.ts',
    'test/supply.test.ts',
    'test/march.test.ts',
  ]);
  expect(nearTests(importers, ['test/march.test.ts', 'rules/supply.ts'])).toEqual([
    'test/march.test.ts',
    'test/supply.test.ts',
  ]);
  expect(nearTests(importers, ['README.md'])).toEqual([]);
});

test('as many run as fit into the time, the nearest whatever it takes', () => {
  const times: { readonly [file: string]: number } = { long: 90, short: 1, middle: 20, tiny: 1 };
  const plan = { seconds: (file: string) => times[file] ?? 0, budget: 21, always: 0 };
  expect(fitting(['short', 'long', 'middle', 'tiny'], plan)).toEqual(['short', 'middle']);
  expect(fitting(['long', 'short'], { ...plan, always: 1 })).toEqual(['long']);
});

test('imports by path, by the name of a package, and by URL are followed', () => {
  const doors = doorsOf(['packages/core', 'packages/store']);
  expect(doors.get('@chancery/core')).toBe('packages/core/src/index.ts');
  const imports = importsOf('scripts/test/check.test.ts', doors);
  expect(imports).toEqual(['scripts/check/imports.ts', 'scripts/check/near-tests.ts', 'scripts/check/usual-times.ts']);
  expect(importsOf('packages/store/src/ids.ts', doors)).toEqual(['packages/core/src/index.ts']);
});

test('what is said to take long is there', () => {
  expect(Object.keys(LONG).filter((file) => !existsSync(file))).toEqual([]);
});
