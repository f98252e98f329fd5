import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANATOMY, BESIDE } from '../house/anatomy.ts';
import { strangeAnatomy } from '../house/compare-anatomy.ts';
import { repeatedRuns } from '../house/measures/repeated-runs.ts';
import { skeletonSources } from '../house/measures/sources.ts';
import { impurities } from '../house/purity.ts';
import { faultsOfNames } from '../new-ruleset/names.ts';
import { writeRuleset } from '../new-ruleset/write.ts';
import { type LinkedRepository, linkedRepository } from './linked-repository.ts';

/**
 * `npm run new-ruleset three-mills TM`: what is written, where, and under which names. That the tests of what is written pass is
 * seen where the page is followed (writing-a-ruleset.test.ts).
 */

const NAMES = { name: 'three-mills', prefix: 'TM' };
const RULESET = 'rulesets/three-mills';

let repository: LinkedRepository;
let written: readonly string[];

beforeAll(() => {
  repository = linkedRepository();
  written = writeRuleset(repository.root, NAMES);
  // The command has bots play the campaign that is kept.
  mkdirSync(join(repository.root, RULESET, 'test/golden'));
});
afterAll(() => repository.remove());

test('nothing of the skeleton is left in it but its code', () => {
  const texts = written.map((path) => readFileSync(join(repository.root, path), 'utf8'));
  expect(texts.filter((text) => /new-game|newGame|New Game|NEW-\d/.test(text))).toEqual([]);
  expect(written).toContain(`${RULESET}/test/ruleset.ts`);
});

describe('the house', () => {
  test('finds every part where it belongs, and nothing impure', () => {
    expect(strangeAnatomy(repository.root).filter((line) => line.startsWith(RULESET))).toEqual([]);
    expect(impurities(repository.root).filter(({ file }) => file.startsWith(RULESET))).toEqual([]);
  });

  test('misses each part that every ruleset has, once it is taken away', () => {
    const parts = ANATOMY.flat().filter((part) => part.in === 'every');
    const all = [...parts.map(({ name }) => `src/${name}`), ...BESIDE.map((path) => path.replace(/\/$/, ''))];
    expect(all.length).toBeGreaterThan(60);
    for (const part of all) {
      const [here, away] = [join(repository.root, RULESET, part), join(repository.root, 'away')];
      renameSync(here, away);
      const missed = strangeAnatomy(repository.root).filter((line) => line.includes(`${RULESET}/${part}`));
      renameSync(away, here);
      expect(missed, part).toEqual([expect.stringContaining('is missing')]);
    }
  });
});

test('a second one beside it repeats nothing but the skeleton, which does not count', () => {
  const beside = writeRuleset(repository.root, { name: 'old-mills', prefix: 'OM' });
  const sources = [...written, ...beside]
    .filter((path) => /^rulesets\/[^/]+\/src\/.*\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(repository.root, path), 'utf8') }));
  expect(repeatedRuns(sources, 6)).not.toEqual([]);
  expect(repeatedRuns(sources, 6, skeletonSources())).toEqual([]);
});

test('a name may hold a year', () => {
  expect(faultsOfNames(repository.root, { name: 'hills-1483', prefix: 'XX' })).toEqual([]);
});

describe('a name that cannot be', () => {
  test.each([
    ['three-mills', 'XX', 'the name three-mills is taken: there is rulesets/three-mills'],
    ['kit', 'XX', 'the name kit is taken: there is packages/kit'],
    ['four-mills', 'TM', 'the prefix TM is taken: it is that of rulesets/three-mills'],
    ['Four Mills', 'XX', "'Four Mills' is no name for a folder: write it like two-hills"],
    ['../mills', 'XX', "'../mills' is no name for a folder: write it like two-hills"],
    ['four-mills', 'x-1', "'x-1' is no prefix: two to six capitals, like TH"],
    ['class', 'XX', "the name class would call its ruleset 'class', a word that code needs"],
    ['setup', 'XX', "the name setup would call its ruleset 'setup', a word that code needs"],
  ])('%s %s', (name, prefix, fault) => {
    expect(faultsOfNames(repository.root, { name, prefix })).toEqual([fault]);
  });

  test('the command says so, and writes nothing', async () => {
    const repositoryRoot = resolve(import.meta.dirname, '../..');
    const script = join(repositoryRoot, 'scripts/new-ruleset.ts');
    const both = await repository.run([script, 'kit', 'x-1']);
    expect(both).toEqual({
      exitCode: 1,
      output: "the name kit is taken: there is packages/kit\n'x-1' is no prefix: two to six capitals, like TH\n",
    });
    expect((await repository.run([script, 'four-mills'])).output).toContain('usage: npm run new-ruleset NAME PREFIX');
    expect(existsSync(join(repositoryRoot, 'rulesets/four-mills'))).toBe(false);
  });
});
