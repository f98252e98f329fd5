/** Processes that try mutants, and what they find. One that does not answer is ended, and its mutant counts as noticed. */
import { type ChildProcess, fork } from 'node:child_process';
import type { Errand, Message } from './worker.ts';

/** Longer without a word, in milliseconds, is for ever; a busy machine is slow. */
const PATIENCE = 120_000;

const WORKER = new URL('worker.ts', import.meta.url);
const FLAGS = ['--max-old-space-size=3000', '--disable-warning=ExperimentalWarning'];

/** How a process ended: it did all, or it was at this mutant. */
interface End {
  readonly at: number | null;
  readonly why: string;
}

/** Sends a process on its errand and hears what it says until it ends. */
const send = (errand: Errand, hear: (message: Message) => void): Promise<End> => {
  const { promise, resolve, reject } = Promise.withResolvers<End>();
  const worker: ChildProcess = fork(WORKER, { execArgv: FLAGS, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let at: number | null = null;
  let complaint = '';
  let patience: NodeJS.Timeout | undefined;
  let why = 'its process ended';
  worker.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text).slice(-2_000);
  });
  worker.on('message', (message: Message) => {
    clearTimeout(patience);
    at = message.kind === 'begins' ? message.mutant : null;
    if (at !== null) {
      patience = setTimeout(() => {
        why = 'it does not end';
        worker.kill('SIGKILL');
      }, PATIENCE);
    }
    hear(message);
  });
  worker.on('error', reject);
  worker.on('exit', (code) => {
    clearTimeout(patience);
    if (at === null && code !== 0) reject(new Error(`the tests cannot be run:\n${complaint}`));
    else resolve({ at, why });
  });
  worker.send(errand);
  return promise;
};

export interface Crew {
  readonly folder: string;
  readonly testFiles: readonly string[];
  readonly size: number;
}

export type Hear = (mutant: number, killedBy: string | null) => void;

/** Tries the mutants and tells of each; throws when a test fails although nothing was changed. */
export const tryMutants = async (crew: Crew, mutants: readonly number[], hear: Hear): Promise<void> => {
  if (mutants.length === 0) return;
  const files = await filesThatName(crew);
  const apart: number[] = [];
  let order: readonly string[] = [];
  const work = async (share: readonly number[]): Promise<void> => {
    let left = share;
    while (left.length > 0) {
      const done = new Set<number>();
      const end = await send({ folder: crew.folder, files, task: { kind: 'try', mutants: left } }, (message) => {
        if (message.kind === 'ready') order = orderOf(message);
        if (message.kind === 'tried') hear(message.mutant, message.killedBy);
        if (message.kind === 'apart' || message.kind === 'spoilt') apart.push(message.mutant);
        if ('mutant' in message && message.kind !== 'begins') done.add(message.mutant);
      });
      if (end.at !== null) {
        hear(end.at, end.why);
        done.add(end.at);
      }
      if (done.size === 0) throw new Error('a process came back with nothing');
      left = left.filter((mutant) => !done.has(mutant));
    }
  };
  await atOnce(crew.size, (member) => work(mutants.filter((_, index) => index % crew.size === member)));
  await atOnce(crew.size, async () => {
    for (let mutant = apart.pop(); mutant !== undefined; mutant = apart.pop()) {
      const end = await send({ folder: crew.folder, files, task: { kind: 'try-apart', mutant, order } }, (message) => {
        if (message.kind === 'tried') hear(message.mutant, message.killedBy);
      });
      if (end.at !== null) hear(end.at, end.why);
    }
  });
};

const atOnce = async (size: number, work: (member: number) => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: size }, (_, member) => work(member)));
};

const filesThatName = async ({ folder, testFiles }: Crew): Promise<readonly string[]> => {
  let naming: readonly string[] = [];
  await send({ folder, files: testFiles, task: { kind: 'survey' } }, (message) => {
    if (message.kind === 'surveyed') naming = message.files;
  });
  if (naming.length === 0) throw new Error('no test names a clause');
  return naming;
};

const orderOf = ({ order, failing }: Extract<Message, { readonly kind: 'ready' }>): readonly string[] => {
  if (failing.length > 0) throw new Error(`these tests fail although nothing was changed:\n${failing.join('\n')}`);
  return order;
};
