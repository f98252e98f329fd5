import { readdirSync, readFileSync } from 'node:fs';
import { type CaseResult, type CaseTools, type RuleCase, readCase, runCase, Words } from '@chancery/core';
import { buildReport, toText } from '@chancery/reports';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CASES } from '../src/cases/index.ts';
import { medievalDiplomacy } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */

const FOLDER = new URL('./cases/', import.meta.url);
const PAGE = readFileSync(new URL('../../../docs/cases.md', import.meta.url), 'utf8');

const TOOLS: CaseTools = {
  report: (ruleset, known, tellings, seat) => toText(buildReport(ruleset, known, tellings, { seat })),
};

/** All that is wrong with a case; here every draw must be given, and every roll used. */
const complaints = ({ faults, turns }: CaseResult): readonly string[] => [
  ...faults.map(({ path, text }) => `${path}: ${text}`),
  ...turns.flatMap(({ differences, missing, unused, misfits }) => [
    ...differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`),
    ...missing.map(({ label, sides, count }) => `${label}: ${count} x d${sides} not given`),
    ...unused.map(({ label, rolls }) => `${label ?? 'the list'}: ${rolls.join(', ')} not used`),
    ...misfits,
  ]),
];

const casesIn = (text: string): readonly RuleCase[] => {
  const parsed: unknown = parse(text);
  return (Array.isArray(parsed) ? parsed : [parsed]).map((value) => readCase(new Words(value, '', [])));
};

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))) {
  describe(file, () => {
    for (const rule of casesIn(readFileSync(new URL(file, FOLDER), 'utf8'))) {
      test(`${rule.rules.join(', ')} ${rule.title}`, async () => {
        const result = await runCase(medievalDiplomacy, rule, TOOLS);
        expect(complaints(result)).toEqual([]);
        expect(result.turns.length).toBeGreaterThan(0);
      });
    }
  });
}

/** The page that people write cases by. Its examples are about the format, and forget dice where they please. */
describe('docs/cases.md', () => {
  const examples = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  for (const [index, text] of examples.entries()) {
    test(`example ${index + 1} is as it says`, async () => {
      const [rule] = casesIn(text) as [RuleCase];
      const { faults, turns } = await runCase(medievalDiplomacy, rule, TOOLS);
      expect([faults, turns.flatMap(({ differences }) => differences)]).toEqual([[], []]);
    });
  }

  test('it lists every event, refusal, draw and section of a position', () => {
    const { events, refusals, draws, sections, example } = CASES;
    const words = [...events, ...refusals, ...draws].filter((word) => !PAGE.includes(`\`${word}\``));
    const untold = sections.filter((section) => !new RegExp(`\\b${section}\\b`).test(PAGE));
    expect([words, untold]).toEqual([[], []]);
    expect(example).toContain('position:');
  });
});

test('the case to begin with is as it says', async () => {
  const [rule] = casesIn(CASES.example) as [RuleCase];
  expect(complaints(await runCase(medievalDiplomacy, rule, TOOLS))).toEqual([]);
});
