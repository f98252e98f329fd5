import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { tryMutants } from '../mutants/crew.ts';
import { testFilesOf } from '../mutants/loader.ts';
import { planOf } from '../mutants/plan.ts';
import { resultsIn } from '../mutants/results.ts';
import { schemaOf } from '../mutants/schema.ts';
import { summaryOf, summaryText } from '../mutants/summary.ts';

const changes = (text: string): readonly string[] =>
  schemaOf('a.ts', text, 0).mutations.map(({ from, to }) => `${from} becomes ${to === '' ? 'nothing' : to}`);

describe('what is changed', () => {
  test.each([
    ['a comparison', 'f(a < b)', ['a < b becomes a <= b', 'a < b becomes a >= b']],
    ['an equation', 'f(a === b)', ['a === b becomes a !== b']],
    ['arithmetic', 'f(a + b)', ['a + b becomes a - b']],
    ['no joining of words', "f('a' + b)", []],
    ['a constant', 'f(2)', ['2 becomes 3']],
    ['yes and no', 'f(true)', ['true becomes false']],
    ['either part of a condition', 'f(a && b)', ['a && b becomes a', 'a && b becomes b']],
    ['what stands for nothing', 'f(a ?? b)', ['a ?? b becomes a', 'a ?? b becomes b']],
    ['a negation', 'f(!a)', ['!a becomes a']],
    ['a branch', 'f(a ? b : c)', ['a becomes true', 'a becomes false']],
    ['a branch on an equation', 'f(a === b ? c : d)', ['a === b becomes true', 'a === b becomes false']],
    ['a filter', 'f(a.filter(b))', ['a.filter(b) becomes a']],
    ['some and all', 'f(a.some(b))', ['a.some(b) becomes a.every(b)']],
    ['the least', 'f(Math.min(a, b))', ['Math.min(a, b) becomes Math.max(a, b)']],
    ['a statement', '() => { a(); }', ['a(); becomes nothing']],
    ['no type', 'f(a as 1)', []],
    ['no incident', '() => { if (a === 1) throw new Error("never"); }', []],
  ])('%s', (_, text, expected) => {
    expect(changes(`const x = ${text}`)).toEqual(expected);
  });
});

test('all mutations sleep in one text, and one wakes when it is called', () => {
  const { mutations, code } = schemaOf('a.ts', 'const MOST = 2; out = (n: number): boolean => n < MOST && n > 0;', 0);
  const answers = mutations.map((_, awake) => {
    const again: (() => void)[] = [];
    const called = { awake: -1 };
    const alarm = Object.assign((number: number) => number === called.awake, {
      again: (f: () => void) => again.push(f),
    });
    const world = { out: (_n: number) => false, __mutant: alarm };
    runInNewContext(stripTypeScriptTypes(code), world);
    expect([0, 1, 2, 3].map(world.out)).toEqual([false, true, false, false]);
    called.awake = awake;
    for (const reckon of again) reckon();
    return [0, 1, 2, 3].filter(world.out).join('');
  });
  expect(Object.fromEntries(mutations.map(({ from, to }, index) => [`${from} > ${to}`, answers[index]]))).toEqual({
    '2 > 3': '12',
    'n < MOST && n > 0 > n < MOST': '01',
    'n < MOST && n > 0 > n > 0': '123',
    'n < MOST > n <= MOST': '12',
    'n < MOST > n >= MOST': '23',
    'n > 0 > n >= 0': '01',
    'n > 0 > n <= 0': '0',
    '0 > 1': '',
  });
});

/** A ruleset of one file: its tests notice the toll, and nothing else. */
const FILES = {
  'mutants.yaml': `folders: [rules]
meaningless:
  - { file: rules/toll.ts, from: '7', to: '8', why: 'nobody looks' }
  - { file: rules/toll.ts, from: '8', to: '9', why: 'it is not there' }`,
  'src/rules/toll.ts': `const TOLL = 3;
export const toll = (carts: number): number => carts * TOLL;
export const luck = (): number => 7;
export const unending = (to: number): number => { let n = 0; while (n < to) { n += 1; } return n; };`,
  'test/rules/toll.test.ts': `import { describe, expect, test } from 'vitest';
import { luck, toll, unending } from '../../src/rules/toll.ts';
describe('tolls', () => {
  test.each([[2, 6]])('AB-1.2 %i carts pay %i', (carts, gold) => expect(toll(carts)).toBe(gold));
});
test('luck is what it was', () => expect(luck()).toBe(7));
test('AB-1.3 it ends', () => expect(unending(2)).toBe(2));`,
};

test('only tests that name a clause kill, constants are reckoned again, and nothing goes on for ever', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const plan = planOf(folder);
  const path = join(folder, 'kept', 'results.jsonl');
  const results = resultsIn(path, 'today');
  await tryMutants(
    { folder, testFiles: testFilesOf(folder), size: 1 },
    plan.mutants.map(({ number }) => number),
    (number, killedBy) => results.keep(plan.mutants[number] as (typeof plan.mutants)[0], killedBy),
  );
  const told = plan.mutants.map((mutant) => `${mutant.from} > ${mutant.to}: ${results.of(mutant)?.killedBy}`);
  expect(told).toEqual([
    '3 > 4: tolls AB-1.2 2 carts pay 6',
    'carts * TOLL > carts / TOLL: tolls AB-1.2 2 carts pay 6',
    '7 > 8: null',
    '0 > 1: null',
    'n < to > n <= to: AB-1.3 it ends',
    'n < to > false: AB-1.3 it ends',
    'n += 1; > : AB-1.3 it ends',
    'n += 1 > n -= 1: AB-1.3 it ends',
    '1 > 2: null',
  ]);
  const summary = summaryOf(plan, (mutant) => results.of(mutant)?.killedBy);
  expect(summaryText(summary, plan.mutants.length)).toBe(
    [
      'No test notices:',
      '  rules/toll.ts:4  0  →  1',
      '  rules/toll.ts:4  1  →  2',
      '',
      'mutants.yaml is no longer right:',
      '  rules/toll.ts: there is no "8" to become "9"',
      '',
      '9 mutants, 6 killed (66.6 %); 1 of the others mean nothing, 2 are left',
    ].join('\n'),
  );

  const tomorrow = resultsIn(path, 'tomorrow');
  const again = plan.mutants.filter((mutant) => tomorrow.of(mutant) === undefined);
  expect(
    again.map(({ from, to }) => `${from} > ${to}`),
    'survivors are tried anew',
  ).toEqual(['7 > 8', '0 > 1', '1 > 2']);
});
