import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import type { StorePlace } from '@chancery/store';
import { onTestFinished } from 'vitest';
import { chancery } from '../../src/index.ts';
import { readSettings, type Settings } from '../../src/server/index.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
/** Where `scripts/ready.mjs` has Node keep what it has compiled: processes start sooner. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/chancery/compiled');

/** The environment of a server of one's own: any free port, its data in a folder. */
export const ownEnvironment = (
  folder: string,
  place: StorePlace | null = null,
  more: { readonly [name: string]: string } = {},
): { readonly [name: string]: string } => ({
  CHANCERY_DATA: folder,
  CHANCERY_HTTP_PORT: '0',
  CHANCERY_WORKER_PAUSE: '100',
  CHANCERY_ACCOUNTS_CONFIRM: 'always',
  ...(place !== null && 'url' in place ? { DATABASE_URL: place.url } : {}),
  ...more,
});

/** In place of the map of a mail: drawing it takes longer than most tests. */
export const drawPng = (): Uint8Array => new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

/** The settings of a server that runs inside of a test. */
export const ownSettings = (...given: Parameters<typeof ownEnvironment>): Settings => {
  const read = readSettings(ownEnvironment(...given));
  if (!read.ok) throw new Error(read.error.join('; '));
  return read.value;
};

/** The command line in this process, told to stop at once: how it ended, and what it said. */
export const commandLine = async (
  environment: { readonly [name: string]: string },
  argv: readonly string[],
  now: number = Date.now(),
) => {
  let out = '';
  let err = '';
  const exit = await chancery(argv, RULESETS, {
    cwd: environment['CHANCERY_DATA'] ?? '/',
    write: (text) => {
      out += text;
    },
    complain: (line) => {
      err += `${line}\n`;
    },
    terminal: null,
    readStandardInput: async () => '',
    now: () => now,
    randomBytes: (count) => new Uint8Array(count),
    environment,
    untilStopped: () => new Promise(() => undefined),
  });
  return { exit, out, err };
};

/** The command line as a process, with all that it says. */
export interface Running {
  readonly process: ChildProcess;
  /** A line of its log, once it is there. */
  logged(message: string): Promise<{ readonly [fact: string]: unknown }>;
  readonly out: () => string;
  readonly err: () => string;
  /** How it ended: exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

export const runChancery = (env: { readonly [name: string]: string }, ...argv: readonly string[]): Running => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN, ...argv], {
    env: { PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: 'pipe',
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    err += bytes;
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const find = (message: string) =>
    out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { readonly [fact: string]: unknown })
      .find(({ msg }) => msg === message);
  return {
    process: child,
    out: () => out,
    err: () => err,
    ended,
    logged: (message) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const line = find(message);
          if (line !== undefined) resolve(line);
        };
        look();
        child.stdout.on('data', look);
        void ended.then(() => reject(new Error(`it ended before "${message}": ${err}${out}`)));
      }),
  };
};
