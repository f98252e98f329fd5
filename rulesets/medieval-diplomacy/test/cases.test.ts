import { readdirSync, readFileSync } from 'node:fs';
import { type CaseResult, type CaseTools, type RuleCase, readCase, runCase, Words } from '@chancery/core';
import { buildReport, toText } from '@chancery/reports';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { medievalDiplomacy } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */

const FOLDER = new URL('./cases/', import.meta.url);

const TOOLS: CaseTools = {
  report: (ruleset, known, tellings, seat) => toText(buildReport(ruleset, known, tellings, { seat })),
};

const casesOf = (file: string): readonly RuleCase[] => {
  const parsed: unknown = parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  return (Array.isArray(parsed) ? parsed : [parsed]).map((value) => readCase(new Words(value, '', [])));
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

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))) {
  describe(file, () => {
    for (const rule of casesOf(file)) {
      test(`${rule.rules.join(', ')} ${rule.title}`, async () => {
        const result = await runCase(medievalDiplomacy, rule, TOOLS);
        expect(complaints(result)).toEqual([]);
        expect(result.turns.length).toBeGreaterThan(0);
      });
    }
  });
}
