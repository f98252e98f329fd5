import { Worker } from 'node:worker_threads';
import { ScenarioBusy, type ScenarioWork } from '@chancery/app';
import { err } from '@chancery/core';

/** What a thread is told to do. */
export interface ScenarioTask {
  readonly text: string;
  /** Ids of those that the server offers. */
  readonly rulesets: readonly string[];
}

/** How much studying a server does. */
export interface ScenarioLimits {
  /** In milliseconds of the processor, since a busy server takes longer: what takes more is no scenario that anybody wants to play. */
  readonly longest: number;
  /** So many may wait. */
  readonly waiting: number;
}

const LIMITS: ScenarioLimits = { longest: 30_000, waiting: 6 };

type Study = Awaited<ReturnType<ScenarioWork['study']>>;

/**
 * Studies scenario files in a thread of their own, one after another, and grows the maps of those that give places: whatever somebody sends costs one processor for some
 * seconds at most, a bounded part of the memory, and nobody else's time.
 */
export const openScenarioWork = (rulesets: readonly string[], given: Partial<ScenarioLimits> = {}): ScenarioWork => {
  const limits = { ...LIMITS, ...given };
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    study: async (text) => {
      if (waiting >= limits.waiting) throw new ScenarioBusy(limits.waiting);
      waiting += 1;
      const study = last.then(() => inThread({ text, rulesets }, limits));
      last = study.catch(() => {});
      try {
        return await study;
      } finally {
        waiting -= 1;
      }
    },
  };
};

/** So often it is looked at what a thread has used, in milliseconds. */
const EVERY = 100;

const inThread = (task: ScenarioTask, { longest }: ScenarioLimits): Promise<Study> =>
  new Promise((done, failed) => {
    const thread = new Worker(new URL('./scenario-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    });
    thread.unref();
    const look = async (): Promise<void> => {
      const { user, system } = await thread.cpuUsage();
      if ((user + system) / 1000 <= longest) return;
      done(tooMuch('it takes too long to check'));
      await thread.terminate();
    };
    // Whoever looks when it has just ended need not know.
    const watch = setInterval(() => void look().catch(() => {}), EVERY).unref();
    thread.once('message', (study: Study) => {
      clearInterval(watch);
      done(study);
    });
    thread.once('error', (error: NodeJS.ErrnoException) => {
      clearInterval(watch);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') done(tooMuch('it takes too much memory to check'));
      else failed(error);
    });
    thread.once('exit', (code) => {
      clearInterval(watch);
      failed(new Error(`the thread that checks a scenario ended with ${code}`));
    });
  });

const tooMuch = (text: string): Study =>
  err({ faults: [{ path: '', text, remedy: 'Leave out what is not needed.' }], more: 0 });
