import type { TestOutcome } from '../vitest-results.ts';

/**
 * Where tests use the program as people do: its pages in a browser, with and without scripts, the reports and other texts of
 * its commands, and its mails.
 */
const SEEING = /(?:^|\/)(?:apps\/chancery\/test|packages\/app\/test\/mail)\//;

/** Whether a test looks at what a person sees, and not at the data behind it. */
export const isSeeing = ({ file }: Pick<TestOutcome, 'file'>): boolean => SEEING.test(file.replaceAll('\\', '/'));
