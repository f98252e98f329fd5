/** What vitest's JSON reporter wrote, reduced to what our scripts ask of it. */
import { existsSync, readFileSync } from 'node:fs';

export interface TestOutcome {
  readonly file: string;
  /** The titles of the describe blocks and of the test, joined by blanks. */
  readonly fullTitle: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'todo' | 'pending' | 'disabled';
  /** It ran out of time, and passed when it was tried again. */
  readonly again: boolean;
}

export interface VitestResults {
  /** How long each file took. */
  readonly times: readonly { readonly file: string; readonly seconds: number }[];
  readonly tests: readonly TestOutcome[];
  /** Files that failed before a test of theirs could fail: they do not load, or a hook threw. */
  readonly brokenFiles: readonly string[];
}

interface JsonReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: TestOutcome['status'];
      /** Of every try. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads a report; undefined when vitest never came to write one. */
export const readResults = (path: string): VitestResults | undefined => {
  if (!existsSync(path)) return undefined;
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as JsonReport;
  return {
    times: testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 })),
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
        file: name,
        fullTitle: fullName,
        status,
        again: status === 'passed' && failureMessages.length > 0,
      })),
    ),
    brokenFiles: testResults
      .filter(
        ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
      )
      .map(({ name }) => name),
  };
};
