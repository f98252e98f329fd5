/**
 * Does one work on one checkout, in a process of its own: `worker.ts ROOT WORK FOLDER full|small`. It says what it does when
 * it is ready, then, for each message with a time, does it for so long and answers what was measured.
 */
import { openHouse } from './adapters/open-house.ts';
import type { Samples } from './work/work.ts';
import { WORKS, type WorkName } from './work/works.ts';

/** What a worker is asked for. */
export interface Asked {
  /** Milliseconds to go on for; it is done so many times at least. */
  readonly milliseconds: number;
  readonly least: number;
}

/** What a worker says. */
export type Said = { readonly does: string } | { readonly samples: readonly Samples[] } | { readonly fault: string };

const [root, work, folder, size] = process.argv.slice(2) as [string, WorkName, string, 'full' | 'small'];
const say = (said: Said): void => {
  process.send?.(said);
};
const failed = (fault: unknown): void => {
  say({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
};

let runs = 0;

const goOn = async ({ milliseconds, least }: Asked): Promise<readonly Samples[]> => {
  const samples: Samples[] = [];
  const until = performance.now() + milliseconds;
  while (samples.length < least || performance.now() < until) {
    samples.push(await prepared.once(runs));
    runs += 1;
  }
  return samples;
};

const prepared = await WORKS[work].prepare(openHouse(root), { folder, small: size === 'small' }).catch((fault) => {
  failed(fault);
  process.exit(1);
});
process.on('message', (asked: Asked) => {
  goOn(asked).then((samples) => say({ samples }), failed);
});
process.on('disconnect', async () => {
  await prepared.end?.();
  process.exit(0);
});
say({ does: prepared.does });
