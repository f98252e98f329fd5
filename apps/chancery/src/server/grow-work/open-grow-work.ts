import { Worker } from 'node:worker_threads';
import { err, type Result, type World } from '@chancery/core';
import type { GivenTables, PointArea, PointFault, PointWorldHead } from '@chancery/maps/grow';

/** How much growing a server does. Times are in milliseconds, memory in megabytes. */
export interface GrowLimits {
  /** A world that takes longer is given up. */
  readonly time: number;
  /** So many may wait; who comes later is told to try again. */
  readonly waiting: number;
  readonly memory: number;
  /** A thread that has grown nothing for so long ends. */
  readonly idle: number;
}

const LIMITS: GrowLimits = { time: 15_000, waiting: 8, memory: 512, idle: 30_000 };

/** Why a world was not even tried, or not finished. */
export type GrowRefusal = { readonly code: 'too-many-waiting' } | { readonly code: 'took-too-long' };

/** Grows a world from points, as `growFromPoints` does, without keeping anybody waiting who asks the server for something else. */
export type GrowWork = (
  areas: readonly PointArea[],
  given: GivenTables,
  head: PointWorldHead,
) => Promise<Result<World, readonly (PointFault | GrowRefusal)[]>>;

export interface GrowTask {
  readonly id: number;
  readonly areas: readonly PointArea[];
  readonly given: GivenTables;
  readonly head: PointWorldHead;
}

type Grown = Awaited<ReturnType<GrowWork>>;

/** What the thread answers: the world or its faults, or what went wrong with the growing itself. */
export type GrowAnswer =
  | { readonly id: number; readonly grown: Result<World, readonly PointFault[]> }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly task: GrowTask;
  readonly done: (grown: Grown) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Worlds are grown one after the other in one thread: each takes a second or two of a processor, and whoever uploads a scenario may
 * upload many. The thread has the first of the queue in hand; one that takes too long ends with it.
 */
export const openGrowWork = (given: Partial<GrowLimits> = {}): GrowWork => {
  const limits = { ...LIMITS, ...given };
  const queue: Waiting[] = [];
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let tasks = 0;

  const next = (): void => {
    clearTimeout(timer);
    const [first] = queue;
    if (first === undefined) {
      timer = setTimeout(end, limits.idle).unref();
      return;
    }
    thread ??= start();
    timer = setTimeout(() => {
      end();
      settle((waiting) => waiting.done(err([{ code: 'took-too-long' }])));
    }, limits.time);
    thread.postMessage(first.task);
  };
  const settle = (answer: (first: Waiting) => void): void => {
    const first = queue.shift();
    if (first !== undefined) answer(first);
    next();
  };
  const end = (): void => {
    const ending = thread;
    thread = undefined;
    void ending?.terminate();
  };
  const broken = (from: Worker, error: Error): void => {
    if (thread !== from) return;
    thread = undefined;
    settle(({ failed }) => failed(error));
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./grow-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    started.unref();
    started.on('message', (answer: GrowAnswer) => {
      if (thread !== started || answer.id !== queue[0]?.task.id) return;
      settle(({ done, failed }) => ('grown' in answer ? done(answer.grown) : failed(new Error(answer.fault))));
    });
    started.once('error', (error) => broken(started, error as Error));
    started.once('exit', (code) => broken(started, new Error(`the thread that grows worlds ended with ${code}`)));
    return started;
  };

  return (areas, tables, head) =>
    new Promise((done, failed) => {
      if (queue.length > limits.waiting) {
        done(err([{ code: 'too-many-waiting' }]));
        return;
      }
      tasks += 1;
      queue.push({ task: { id: tasks, areas, given: tables, head }, done, failed });
      if (queue.length === 1) next();
    });
};
