import type { AnyRuleset } from '@chancery/core';
import { temporaryFolder } from '@chancery/store/test';
import { chancery, type ExitCode } from '../src/index.ts';
import { diggers } from './toy/diggers.ts';

/** What a call of the command line answered. */
export interface Answer {
  readonly exit: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for a test, and the command line run in it with secrets that are always the same. */
export interface Desk {
  readonly folder: string;
  run(...argv: readonly string[]): Promise<Answer>;
  runWith(given: Given, ...argv: readonly string[]): Promise<Answer>;
}

/** Other rules than Diggers, a text on standard input, variables of the environment, bytes that nobody can foretell. */
export interface Given {
  readonly rulesets?: readonly AnyRuleset[];
  readonly input?: string;
  readonly environment?: { readonly [name: string]: string };
  readonly randomBytes?: (count: number) => Uint8Array;
}

/** Its folder goes when the test is over, or, for a desk of several tests, when `later` comes. */
export const desk = (later?: Parameters<typeof temporaryFolder>[0]): Desk => {
  const folder = temporaryFolder(later);
  let next = 0;
  const sameBytes = (count: number) => Uint8Array.from({ length: count }, () => (next = (next * 5 + 17) % 251));
  const runWith: Desk['runWith'] = async (given, ...argv) => {
    const { rulesets = [diggers], input = '', environment = {}, randomBytes = sameBytes } = given;
    let out = '';
    let err = '';
    const exit = await chancery(argv, rulesets, {
      cwd: folder,
      write: (text) => {
        out += text;
      },
      complain: (line) => {
        err += `${line}\n`;
      },
      terminal: null,
      readStandardInput: async () => input,
      now: () => Date.UTC(2026, 0, 1),
      environment,
      untilStopped: async () => 'SIGTERM',
      randomBytes,
    });
    return { exit, out, err };
  };
  return { folder, runWith, run: (...argv) => runWith({}, ...argv) };
};
