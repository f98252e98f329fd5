import { spawn } from 'node:child_process';

/** One line of `npm test`. `output` is shown only when something failed. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly note: string;
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

export interface Finished {
  readonly exitCode: number;
  readonly output: string;
}

/** Where a script runs, and with which variables besides. */
export interface Surroundings {
  readonly cwd?: string;
  readonly environment?: { readonly [name: string]: string };
}

/** Runs a script on this same Node; gives its output and exit code, and never throws. */
export const runNode = (args: readonly string[], { cwd, environment }: Surroundings = {}): Promise<Finished> =>
  new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
    const env = { ...process.env, ...colour, ...environment };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });

/** A step that is one program: it counts as one test. */
export const program = (name: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { exitCode, output } = await runNode(args);
    const passed = exitCode === 0 ? 1 : 0;
    return { passed, failed: 1 - passed, note: '', output };
  },
});
