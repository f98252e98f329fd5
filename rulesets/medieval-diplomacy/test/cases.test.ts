import { readFileSync } from 'node:fs';
import { type RuleCase, runCase } from '@chancery/core';
import { CASE_TOOLS, casesIn, runRuleCases } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import { medievalDiplomacy } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(medievalDiplomacy, new URL('./cases/', import.meta.url));

/** The page that people write cases by. Its examples are about the format, and forget dice where they please. */
describe('docs/cases.md', () => {
  const page = readFileSync(new URL('../../../docs/cases.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  for (const [index, text] of examples.entries()) {
    test(`example ${index + 1} is as it says`, async () => {
      const [rule] = casesIn(text) as [RuleCase];
      const { faults, turns } = await runCase(medievalDiplomacy, rule, CASE_TOOLS);
      expect([faults, turns.flatMap(({ differences }) => differences)]).toEqual([[], []]);
    });
  }

  test('it lists every event, refusal, draw and section of a position', () => {
    const { events, refusals, draws, sections, example } = CASES;
    const words = [...Object.keys(events), ...Object.keys(refusals), ...draws].filter(
      (word) => !page.includes(`\`${word}\``),
    );
    const untold = sections.filter((section) => !new RegExp(`\\b${section}\\b`).test(page));
    expect([words, untold]).toEqual([[], []]);
    expect(example).toContain('position:');
  });
});
