import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, submitOrders } from '@chancery/app';
import { addSheet, newestSheet, newId, openStore, type SheetRow, type Trx } from '@chancery/store';
import type { Sent } from './checking.ts';
import { loaded, type Request } from './load.ts';
import type { Line, Size } from './part.ts';
import { databaseIn, SERVER_FLAGS, serveBare, serveHouse, serveKeeping } from './process.ts';
import { appOver, got, type Ruler, settle, sheetFor } from './rulers.ts';

const LINES = 40;
const CONNECTIONS = 50;

/** Orders of 40 lines through HTTP, permission, check and commit, on SQLite. */
export const submitting = async ({ seconds, warmUp, campaigns }: Size): Promise<readonly Line[]> => {
  const data = mkdtempSync(join(tmpdir(), 'chancery-bench-'));
  const store = await openStore({ file: databaseIn(data) });
  const app = appOver(store);
  const rulers = await settle(app, { scenario: 'four-crowns', campaigns, rulers: 4, deadline: 24 * 3_600_000 });
  const sent = await sentBy(app, rulers);
  const requests = sent.map(requestOf);
  const bare = await bareInserts(app, sent[0] as Sent, seconds);
  await store.close();
  const check = checkTime(data, sent);

  // Without the worker, who would write the reports of the campaigns that have just begun: that is another load.
  const house = await serveHouse(data, false);
  const { address } = house;
  await loaded(address, requests, { connections: CONNECTIONS, amount: warmUp });
  const full = await loaded(address, requests, { connections: CONNECTIONS, seconds });
  const rate = Math.max(CONNECTIONS, Math.floor(full.rate / 2));
  const steady = await loaded(address, requests, { connections: CONNECTIONS, seconds, rate });
  const atOnce = await loaded(address, requests, { connections: rulers.length, amount: rulers.length });
  await house.stop();
  const empty = await serveBare();
  const same = requests.map((request) => ({ ...request, path: '/' }));
  await loaded(empty.address, same, { connections: CONNECTIONS, amount: warmUp });
  const steadyBare = await loaded(empty.address, same, { connections: CONNECTIONS, seconds, rate });
  const fullBare = await loaded(empty.address, same, { connections: CONNECTIONS, seconds });
  await empty.stop();
  const keeping = await serveKeeping(data);
  await loaded(keeping.address, same, { connections: CONNECTIONS, amount: warmUp });
  const kept = await loaded(keeping.address, same, { connections: CONNECTIONS, seconds });
  await keeping.stop();
  const syncs = await countSyncs(data, requests);
  rmSync(data, { recursive: true });

  const unchecked = 1000 / (1000 / full.rate - check);
  return [
    [`bare inserts of a sheet of ${LINES} lines through the store, one by one`, `${round(bare)}/s`],
    [`submissions of ${LINES} lines over HTTP, ${CONNECTIONS} connections`, `${round(full.rate)}/s`],
    ['checking such a sheet alone', `${check.toFixed(2)} ms`],
    ['submissions without what checking takes, to bare inserts', ratio(unchecked / bare), unchecked / bare >= 0.5],
    ['a bare Hono route that only writes what a submission leaves', `${round(kept.rate)}/s`],
    [`p99 at ${rate} submissions a second`, `${steady.p99} ms (median ${steady.p50})`],
    [`p99 of a bare Hono route at ${rate} requests a second`, `${steadyBare.p99} ms (median ${steadyBare.p50})`],
    [
      'the one to the other',
      ratio(steady.p99 / Math.max(1, steadyBare.p99)),
      steady.p99 <= 3 * Math.max(1, steadyBare.p99),
    ],
    [
      'p99 of submissions, as many as can be',
      `${full.p99} ms (bare route: ${fullBare.p99} ms, ${round(fullBare.rate)}/s)`,
    ],
    [`${rulers.length} rulers submit at once: the last is answered after`, `${atOnce.slowest} ms (p99 ${atOnce.p99})`],
    ...syncs,
  ];
};

const sentBy = async (app: App, rulers: readonly Ruler[]): Promise<readonly Sent[]> => {
  const sheets = new Map<string, string>();
  const sent: Sent[] = [];
  for (const ruler of rulers) {
    const sheet = sheets.get(ruler.seat) ?? (await sheetFor(app, ruler, LINES));
    sheets.set(ruler.seat, sheet);
    sent.push({ ruler, sheet });
  }
  return sent;
};

const requestOf = ({ ruler: { campaignId, seat, token }, sheet }: Sent): Request => ({
  method: 'POST',
  path: `/api/v1/campaigns/${campaignId}/seats/${seat}/orders`,
  headers: { authorization: token, 'content-type': 'application/json' },
  body: JSON.stringify({ text: sheet }),
});

/** Milliseconds for reading and judging a sheet, when nothing else is done: in a process as that of the server. */
const checkTime = (data: string, sent: readonly Sent[]): number => {
  const script = fileURLToPath(new URL('checking.ts', import.meta.url));
  const place = JSON.stringify({ file: databaseIn(data) });
  return Number(execFileSync(process.execPath, [...SERVER_FLAGS, script, place], { input: JSON.stringify(sent) }));
};

/** Sheets a second, each on the disk before the next is written: the row alone, of a turn that nobody plays. */
const bareInserts = async (app: App, { ruler, sheet }: Sent, seconds: number): Promise<number> => {
  const { db } = app.store;
  const { campaignId, seat } = ruler;
  const { turn } = got(await submitOrders(app, ruler.actor, { campaignId, seat, channel: 'api', text: sheet }));
  const { number: _, ...row } = (await newestSheet(db, { campaignId, turn, edition: 1 }, seat)) as SheetRow;
  const begun = performance.now();
  let rows = 0;
  for (; performance.now() - begun < seconds * 1000; rows += 1) {
    await addSheet(db as Trx, { ...row, turn: 1_000_000 + rows, id: newId<'sheet'>() });
  }
  return (rows / (performance.now() - begun)) * 1000;
};

/** How often the kernel was made to wait for the disk while so many sheets were submitted. */
const countSyncs = async (data: string, requests: readonly Request[]): Promise<readonly Line[]> => {
  if (spawnSync('strace', ['-V']).error) return [['syncs', 'not counted: there is no strace']];
  const lines: Line[] = [];
  const amount = 400;
  for (const connections of [1, CONNECTIONS]) {
    const counted = join(data, 'syncs');
    const strace = ['strace', '-f', '-c', '-U', 'name,calls', '-e', 'trace=fsync,fdatasync', '-o', counted];
    const house = await serveHouse(data, false, strace);
    await loaded(house.address, requests, { connections, amount });
    await house.stop();
    const calls = [...readFileSync(counted, 'utf8').matchAll(/^f(?:data)?sync\s+(\d+)/gm)];
    const syncs = calls.reduce((sum, [, each]) => sum + Number(each), 0);
    const kept = connections > 1 || syncs >= amount;
    lines.push([
      `syncs of ${amount} submissions over ${connections} connections, start and stop included`,
      round(syncs),
      kept,
    ]);
  }
  return lines;
};

const round = (value: number): string => Math.round(value).toLocaleString('en');
const ratio = (value: number): string => value.toFixed(2);
