import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countTests } from '../steps/unit-tests.ts';
import { readResults } from '../vitest-results.ts';

const reportOf = (testResults: readonly unknown[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ testResults }));
  return join(folder, 'report.json');
};

const file = (name: string, status: string, ...statuses: readonly string[]) => ({
  name,
  status,
  assertionResults: statuses.map((each, index) => ({ fullName: `${name} ${index}`, status: each })),
});

describe('counting tests', () => {
  test('passed and failed tests count; tests that do not run count as neither', () => {
    const results = readResults(
      reportOf([file('a', 'failed', 'passed', 'failed', 'todo'), file('b', 'passed', 'passed')]),
    );
    expect(countTests(results, 1)).toEqual({ passed: 2, failed: 1 });
  });

  test('a file that does not load counts as failed', () => {
    const results = readResults(reportOf([file('a', 'failed'), file('b', 'passed', 'passed')]));
    expect(results?.brokenFiles).toEqual(['a']);
    expect(countTests(results, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('a run that fails outside any test counts as failed', () => {
    expect(countTests(readResults(reportOf([file('a', 'passed', 'passed')])), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('a run that leaves no report counts as failed', () => {
    expect(countTests(readResults(join(tmpdir(), 'no such report.json')), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
