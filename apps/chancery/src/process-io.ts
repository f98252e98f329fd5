import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Io, Terminal } from './io.ts';

/** The io of a real process. */
export const processIo = (): Io => {
  endQuietlyWithoutReader();
  return {
    cwd: workingFolder(),
    write: (text) => process.stdout.write(text),
    complain: (line) => process.stderr.write(`${line}\n`),
    terminal: process.stderr.isTTY ? terminal() : null,
    readStandardInput: () => text(process.stdin),
    now: () => Date.now(),
    randomBytes: (count) => randomBytes(count),
    environment: process.env,
    untilStopped,
  };
};

/** A second request to stop means: do not wait for anything. */
const untilStopped = (): Promise<string> =>
  new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve(signal);
      });
    }
  });

/** `npm run` moves to the folder of the package and tells in a variable where it was called. */
const workingFolder = (): string =>
  (process.env['npm_lifecycle_event'] === 'chancery' ? process.env['INIT_CWD'] : undefined) ?? process.cwd();

/** A terminal that does not tell its width says 0. */
const USUAL_COLUMNS = 80;

const terminal = (): Terminal => ({
  columns: process.stderr.columns || USUAL_COLUMNS,
  draw: (line) => process.stderr.write(`\r\u001b[2K${line}`),
});

/** `chancery report ... | head` closes our output early, which is no fault. */
const endQuietlyWithoutReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
};
