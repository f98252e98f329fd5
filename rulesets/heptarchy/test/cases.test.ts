import { readFileSync } from 'node:fs';
import { runRuleCases } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import { heptarchy } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(heptarchy, new URL('./cases/', import.meta.url));

test('CASES.md lists every section, draw, event and refusal', () => {
  const page = readFileSync(new URL('../CASES.md', import.meta.url), 'utf8');
  const words = [...CASES.sections, ...CASES.draws, ...Object.keys(CASES.events), ...Object.keys(CASES.refusals)];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});
