import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyRuleset,
  type CaseResult,
  type CaseTools,
  type RuleCase,
  readCase,
  runCase,
  throwName,
  Words,
} from '@chancery/core';
import { buildReport, toText } from '@chancery/reports';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

export const CASE_TOOLS: CaseTools = {
  report: (ruleset, known, tellings, seat) => toText(buildReport(ruleset, known, tellings, { seat })),
};

/** All that is wrong with a case; every draw must be given, and every roll used. */
export const caseComplaints = ({ faults, turns }: CaseResult): readonly string[] => [
  ...faults.map(({ path, text }) => `${path}: ${text}`),
  ...turns.flatMap(({ differences, missing, unused, misfits }) => [
    ...differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`),
    ...missing.map(({ label, count, ...thrown }) => `${label}: ${count} x ${throwName(thrown)} not given`),
    ...unused.map(({ label, rolls }) => `${label ?? 'the list'}: ${rolls.join(', ')} not used`),
    ...misfits,
  ]),
];

/** The cases of a text in YAML: one, or a list of them. */
export const casesIn = (text: string): readonly RuleCase[] => {
  const parsed: unknown = parse(text);
  return (Array.isArray(parsed) ? parsed : [parsed]).map((value) => readCase(new Words(value, '', [])));
};

/**
 * Registers a test for every case of the YAML files of a folder, under the clauses that it proves, and one for the case that
 * the ruleset gives to begin with.
 */
export const runRuleCases = (ruleset: AnyRuleset, folder: URL): void => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    describe(file, () => {
      for (const rule of casesIn(readFileSync(new URL(file, folder), 'utf8'))) {
        test(`${rule.rules.join(', ')} ${rule.title}`, async () => {
          const result = await runCase(ruleset, rule, CASE_TOOLS);
          expect(caseComplaints(result)).toEqual([]);
          expect(result.turns.length).toBeGreaterThan(0);
        });
      }
    });
  }

  test('the case to begin with is as it says', async () => {
    const [rule] = casesIn(ruleset.cases?.example ?? '') as [RuleCase];
    expect(caseComplaints(await runCase(ruleset, rule, CASE_TOOLS))).toEqual([]);
  });
};

/** Registers tests for the page by which people write cases of a ruleset: it lists every name, and its examples are as they say. */
export const runCasePage = (ruleset: AnyRuleset, file: URL): void => {
  const page = readFileSync(file, 'utf8');
  test(`${file.pathname.split('/').at(-1)} lists every section, draw, event and refusal`, () => {
    const { sections = [], draws = [], events = {}, refusals = {} } = ruleset.cases ?? {};
    const words = [...sections, ...draws, ...Object.keys(events), ...Object.keys(refusals)];
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
  runCaseExamples(ruleset, file);
};

/** Registers a test for each example of a page; examples are about the spelling, and forget dice where they please. */
export const runCaseExamples = (ruleset: AnyRuleset, file: URL): void => {
  const page = readFileSync(file, 'utf8');
  for (const [index, [, text = '']] of [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].entries()) {
    test(`example ${index + 1} of ${file.pathname.split('/').at(-1)} is as it says`, async () => {
      const [rule] = casesIn(text) as [RuleCase];
      const { faults, turns } = await runCase(ruleset, rule, CASE_TOOLS);
      expect([faults, turns.flatMap(({ differences }) => differences)]).toEqual([[], []]);
    });
  }
};
