import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { submitOrders } from '@chancery/app';
import { openStore, type StorePlace } from '@chancery/store';
import type { Line, Size } from './part.ts';
import { type Place, places } from './places.ts';
import { appOver, got, settle } from './rulers.ts';

const DAY = 24 * 3_600_000;
const WORKER = fileURLToPath(new URL('due-worker.ts', import.meta.url));

/** Campaigns whose deadline is the same, run by workers in processes of their own. */
export const due = async ({ due: campaigns }: Size): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  for (const [kind, workers] of [
    ['SQLite', 1],
    ['PostgreSQL', 1],
    ['PostgreSQL', 2],
  ] as const) {
    const place = await places(kind);
    const seconds = place === null ? null : await timeOf(place, campaigns, workers);
    const what = `${campaigns} campaigns due at once, ${kind}, ${workers} worker${workers > 1 ? 's' : ''}`;
    if (seconds === null) lines.push([what, 'not measured: there is no PostgreSQL']);
    else
      lines.push([what, `${seconds.toFixed(1)} s (${(campaigns / seconds).toFixed(0)} turns a second)`, seconds <= 60]);
    await place?.remove();
  }
  return lines;
};

/** Seconds from the deadline until the last turn is out. */
const timeOf = async ({ place }: Place, campaigns: number, workers: number): Promise<number> => {
  const store = await openStore(place);
  const begun = Date.now();
  const app = appOver(store, () => begun);
  const rulers = await settle(app, { scenario: 'four-crowns', campaigns, rulers: 2, deadline: DAY });
  for (const { campaignId, seat, actor } of rulers) {
    got(
      await submitOrders(app, actor, { campaignId, seat, channel: 'api', text: 'PROCLAIM "Let us see who is first"' }),
    );
  }
  await store.close();
  const crew = await Promise.all(Array.from({ length: workers }, () => engaged(place, begun + DAY)));
  const started = performance.now();
  const closed = await Promise.all(crew.map((worker) => worker.work()));
  const seconds = (performance.now() - started) / 1000;
  const sum = closed.reduce((total, each) => total + each, 0);
  if (sum !== campaigns) throw new Error(`${sum} turns came out, not ${campaigns}`);
  return seconds;
};

/** A worker that has opened the database and waits for the word. */
const engaged = async (place: StorePlace, now: number): Promise<{ work(): Promise<number> }> => {
  const worker = spawn(process.execPath, [WORKER, JSON.stringify(place), String(now)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: worker.stdout });
  await once(lines, 'line');
  return {
    async work() {
      const said = once(lines, 'line');
      worker.stdin.end('go\n');
      return Number((await said)[0]);
    },
  };
};
