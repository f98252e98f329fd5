import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countTests, noteOn } from '../steps/unit-tests.ts';
import { readResults, type VitestResults } from '../vitest-results.ts';

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

  test('what passed only when it was tried again is named', () => {
    const slow = { fullName: 'slow', status: 'passed', failureMessages: ['Error: Test timed out in 60000ms.'] };
    const quick = { fullName: 'quick', status: 'passed', failureMessages: [] };
    const results = readResults(reportOf([{ name: 'a', status: 'passed', assertionResults: [slow, quick] }]));
    expect(noteOn(results as VitestResults)).toBe('2 tests in 1 files\n     out of time at first: slow');
  });

  test('a run that leaves no report counts as failed', () => {
    expect(countTests(readResults(join(tmpdir(), 'no such report.json')), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
