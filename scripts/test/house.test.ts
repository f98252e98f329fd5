import { expect, test } from 'vitest';
import { filesThatAskPace } from '../house/measures/asks-pace.ts';
import { folderCircles } from '../house/measures/folder-circles.ts';
import { functionsOver } from '../house/measures/parameters.ts';
import { repeatedRuns } from '../house/measures/repeated-runs.ts';
import { rulesetsNamed } from '../house/measures/ruleset-names.ts';
import { sizesOf } from '../house/measures/sizes.ts';
import { vocabularies } from '../house/measures/vocabulary.ts';

const source = (path: string, text: string) => ({ path, text });

test('folders that import each other in a circle are told, whatever lies deeper in them; files beside the folders count for none', () => {
  const sources = [
    source('packages/app/src/turns/run.ts', `import { a } from '../orders/deep/read.ts';`),
    source('packages/app/src/orders/deep/read.ts', `import type { B } from '../../seats/seat.ts';`),
    source('packages/app/src/seats/seat.ts', `export { C } from '../turns/run.ts';`),
    source('packages/app/src/mail/send.ts', `import '../turns/run.ts'; import '../app.ts';`),
    source('packages/app/src/app.ts', `import './mail/send.ts';`),
    source('packages/app/src/text/words.ts', `import x from 'elsewhere';`),
  ];
  const folder = (name: string) => `packages/app/src/${name}`;
  expect(folderCircles(sources)).toEqual([['orders', 'seats', 'turns'].map(folder)]);
});

test('folders that go in a circle are told at any depth, and nothing of those above them', () => {
  const sources = [
    source('packages/app/src/turn/run/a.ts', `import '../back/b.ts'; import '../../desk/c.ts';`),
    source('packages/app/src/turn/back/b.ts', `import '../run/d.ts'; import '../e.ts';`),
  ];
  expect(folderCircles(sources)).toEqual([['back', 'run'].map((name) => `packages/app/src/turn/${name}`)]);
});

test('a string that is the name of a ruleset is found where none should be named', () => {
  const sources = [
    source('rulesets/toy/src/index.ts', `export const id = 'toy';`),
    source('packages/registry/src/index.ts', `'toy'`),
    source('packages/app/src/ladder.ts', `// toy\nconst usual = 'toys';\nconst own = { of: 'toy' };`),
  ];
  expect(rulesetsNamed(sources)).toEqual([{ path: 'packages/app/src/ladder.ts', line: 3, ruleset: 'toy' }]);
});

test('six lines in a row that stand in two rulesets are one run; imports and brackets are none of them', () => {
  const body = [
    'const a = 1;',
    'const b = 2;',
    '}',
    'const c = 3;',
    '',
    'const d = 4;',
    'const e = 5;',
    'const f = 6;',
  ];
  const imports = [`import {`, '  one,', `} from 'x';`, `import { y } from 'y';`];
  const more = [...body, 'const g = 7;'];
  const sources = [
    source('rulesets/one/src/a.ts', [...imports, 'const here = 0;', ...more].join('\n')),
    source('rulesets/two/src/b.ts', ['const there = 0;', ...more, 'const h = 8;'].join('\n')),
    source('rulesets/two/src/c.ts', body.slice(0, 6).join('\n')),
    source('packages/core/src/d.ts', body.join('\n')),
  ];
  expect(repeatedRuns(sources, 6)).toEqual([
    { length: 7, here: 'rulesets/one/src/a.ts:6', there: 'rulesets/two/src/b.ts:2' },
  ]);

  const skeleton = (...lines: readonly string[]) => [source('rulesets/new-game/src/a.ts', lines.join('\n'))];
  expect(repeatedRuns(sources, 6, skeleton(...more))).toEqual([]);
  // Of what goes on behind the lines of the skeleton, a run that is not wholly its own counts.
  expect(repeatedRuns(sources, 6, skeleton(...more.slice(0, -1)))).toEqual([
    { length: 6, here: 'rulesets/one/src/a.ts:7', there: 'rulesets/two/src/b.ts:3' },
  ]);
});

test('functions of more than four parameters are told with their line; types of functions are not', () => {
  const text = `type F = (a: 1, b: 2, c: 3, d: 4, e: 5) => void;\nconst four = (a, b, c, d) => a;\nexport function five(a, b, c, d, e) {}`;
  expect(functionsOver([source('packages/core/src/f.ts', text)], 4)).toEqual([
    { path: 'packages/core/src/f.ts', line: 3, count: 5 },
  ]);
});

test('a file asks about pace if it looks at the live window', () => {
  const sources = [
    source('packages/app/src/a.ts', 'if (liveWindow(play.window) !== null) return;'),
    source('packages/app/src/b.ts', `const mode = 'live';`),
    source('apps/web/src/c.ts', 'liveWindow(window)'),
  ];
  expect(filesThatAskPace(sources)).toEqual(['packages/app/src/a.ts']);
});

test('sizes are counted in lines', () => {
  const sources = [1, 2, 3, 40].map((lines) => source(`${lines}.ts`, 'x\n'.repeat(lines)));
  expect(sizesOf(sources)).toEqual({ files: 4, lines: 46, median: 2, p90: 3, largest: { path: '40.ts', lines: 40 } });
});

test('the words of a ruleset are counted by what they word; a supposed battle is none of them', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const sources = [
    source('rulesets/one/src/cases/names/a.ts', lines(3)),
    source('rulesets/one/src/cases/b.ts', lines(4)),
    source('rulesets/two/src/cases/b.ts', lines(9)),
    source('rulesets/one/src/odds.ts', lines(5)),
    source('rulesets/one/src/odds/read.ts', lines(2)),
    source('rulesets/one/src/odds/supposed/land.ts', lines(50)),
    source('packages/core/src/odds/wilson.ts', lines(70)),
  ];
  expect(vocabularies(sources, 'cases')).toEqual([
    { ruleset: 'two', lines: 9 },
    { ruleset: 'one', lines: 7 },
  ]);
  expect(vocabularies(sources, 'odds')).toEqual([{ ruleset: 'one', lines: 7 }]);
});
