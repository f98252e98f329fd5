import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlagsOf } from '../adapters/open-house.ts';
import type { Samples } from '../work/work.ts';
import type { Asked, Said } from '../worker.ts';

const WORKER = fileURLToPath(new URL('../worker.ts', import.meta.url));

/** With which a script of this repository runs. */
const SCRIPT_FLAGS = ['--max-semi-space-size=32'];

export interface Engagement {
  readonly root: string;
  readonly work: string;
  readonly small: boolean;
  /** Whether it runs as a server does. */
  readonly serving: boolean;
}

/** A process that does a work when it is asked to, and waits meanwhile. */
export interface Engaged {
  readonly does: string;
  sample(asked: Asked): Promise<readonly Samples[]>;
  end(): Promise<void>;
}

/** Starts a process for a work; rejects when the checkout cannot do it. */
export const engage = async ({ root, work, small, serving }: Engagement): Promise<Engaged> => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'chancery', 'compiled'),
  };
  const execArgv = [...(serving ? serverFlagsOf(root) : SCRIPT_FLAGS)];
  const child = fork(WORKER, [root, work, folder, small ? 'small' : 'full'], { env, execArgv });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  const said = await heard(child);
  return {
    does: 'does' in said ? said.does : '',
    async sample(asked) {
      const answer = heard(child);
      child.send(asked);
      const told = await answer;
      return 'samples' in told ? told.samples : [];
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};

/** The next thing that a worker says; rejects with its fault. */
const heard = (child: ChildProcess): Promise<Said> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`the process ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (said: Said) => {
      child.off('exit', gone);
      if ('fault' in said) reject(new Error(said.fault));
      else resolve(said);
    });
  });
