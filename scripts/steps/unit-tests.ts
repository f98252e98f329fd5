import { relative } from 'node:path';
import { keepTimes } from '../check/kept-times.ts';
import { readResults, type TestOutcome, type VitestResults } from '../vitest-results.ts';
import { type Finished, runNode, type Step } from './step.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Runs vitest and leaves its JSON report at `report`, where nothing lies yet. Failures are in the output, passes are not. */
export const runVitest = async (report: string): Promise<Finished & { results: VitestResults | undefined }> => {
  const finished = await runNode([
    VITEST,
    'run',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return { ...finished, results: readResults(report) };
};

/** Each test counts as one; so does a file that does not load, and a run that fails for a reason outside any test. */
export const countTests = (
  results: VitestResults | undefined,
  exitCode: number,
): { readonly passed: number; readonly failed: number } => {
  const tests = results?.tests ?? [];
  const withStatus = (status: TestOutcome['status']): number => tests.filter((t) => t.status === status).length;
  const failedTests = withStatus('failed') + (results?.brokenFiles.length ?? 0);
  return { passed: withStatus('passed'), failed: failedTests === 0 && exitCode !== 0 ? 1 : failedTests };
};

/** What is said of a run in its line: how much ran, and what passed only when it was tried again. */
export const noteOn = ({ tests }: VitestResults): string => {
  const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed').length;
  const files = new Set(tests.map(({ file }) => file)).size;
  const again = tests.filter((test) => test.again).map(({ fullTitle }) => `\n     out of time at first: ${fullTitle}`);
  return `${ran} tests in ${files} files${ran === tests.length ? '' : `, ${tests.length - ran} not run`}${again.join('')}`;
};

export const unitTests = (report: string): Step => ({
  name: 'tests',
  run: async () => {
    const { exitCode, output, results } = await runVitest(report);
    // What `npm run check` has time for.
    keepTimes((results?.times ?? []).map(({ file, seconds }) => ({ file: relative('.', file), seconds })));
    return { ...countTests(results, exitCode), note: results === undefined ? '' : noteOn(results), output };
  },
});
