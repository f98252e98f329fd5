import type { PracticeAnswers, PracticeReply, PracticeTask } from './practice-worker.ts';

/** A thread of its own in which practice games are played. */
export interface Beside {
  do<Kind extends PracticeTask['kind']>(task: Extract<PracticeTask, { kind: Kind }>): Promise<PracticeAnswers[Kind]>;
  end(): void;
}

export const openBeside = (): Beside => {
  const worker = new Worker(new URL('./practice-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(fault: Error): void }>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<PracticeReply>): void => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.value);
    else asker?.reject(new Error(data.fault));
  };
  worker.onerror = ({ message }): void => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the bots could not be called'));
    waiting.clear();
  };
  return {
    do: (task) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id: asked, task });
      }),
    end: () => worker.terminate(),
  };
};
