import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANATOMY, BESIDE } from '../house/anatomy.ts';
import { strangeAnatomy } from '../house/compare-anatomy.ts';
import { type SmallRepository, smallRepository } from './small-repository.ts';

let repository: SmallRepository;

beforeEach(() => {
  repository = smallRepository();
  const parts = ANATOMY.flat().filter((part) => part.in === 'every');
  const paths = [...parts.map(({ name }) => `src/${name}`), ...BESIDE.map((path) => path.replace(/\/$/, ''))];
  for (const ruleset of ['land-war', 'sea-war']) {
    repository.write(`docs/cases/${ruleset}.md`, '');
    for (const path of paths) repository.write(`rulesets/${ruleset}/${path}${/\.\w+$/.test(path) ? '' : '/a.ts'}`, '');
  }
});
afterEach(() => repository.remove());

test('nothing is said of rulesets that have every part, and of parts that some have', () => {
  repository.write('rulesets/land-war/src/reference.ts', '');
  expect(strangeAnatomy(repository.root)).toEqual([]);
});

test('a part that is missing and one that is strange are named, with the ruleset', () => {
  repository.write('rulesets/sea-war/src/helpers/all.ts', '');
  repository.take('rulesets/land-war/src/phases.ts');
  repository.take('rulesets/land-war/test/golden');
  repository.take('docs/cases/land-war.md');
  expect(strangeAnatomy(repository.root)).toEqual([
    'rulesets/land-war/src/phases.ts is missing: the turn as one array',
    'rulesets/land-war/test/golden/ is missing',
    'docs/cases/land-war.md is missing',
    expect.stringMatching(/^rulesets\/sea-war\/src\/helpers stands in no ruleset's anatomy\. .*anatomy\.ts/),
  ]);
});

test('two orders in one file are told, and more than 25 in one folder', () => {
  const order = (verb: string): string => `export const kind = {\n  verb: '${verb}',\n};\n`;
  for (let at = 1; at <= 25; at += 1) repository.write(`rulesets/land-war/src/orders/plan/a${at}.ts`, order('HOLD'));
  expect(strangeAnatomy(repository.root)).toEqual([]);
  repository.write('rulesets/land-war/src/orders/plan/a26.ts', order('HOLD'));
  repository.write('rulesets/sea-war/src/orders/all.ts', order('HOLD') + order('MARCH'));
  expect(strangeAnatomy(repository.root)).toEqual([
    'rulesets/land-war/src/orders/plan has 26 orders: group them in folders by kind of thing',
    'rulesets/sea-war/src/orders/all.ts has 2 orders: one order one file',
  ]);
});
