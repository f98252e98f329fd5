/**
 * What the store does on SQLite, every commit on the disk:
 *
 *   node scripts/ready.mjs run bench/store.ts
 *
 * Rates are medians of batches that take turns, so that a disk that slows down slows all of them. The syncs are counted by
 * strace where there is one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type CampaignId, hashOf, rulesetId, scenarioId, seatId } from '@chancery/core';
import {
  addAudit,
  addCampaign,
  addReceipt,
  addSeats,
  addSheet,
  jsonText,
  lockSeat,
  newId,
  openStore,
  type SheetRow,
  type Store,
  shareCampaign,
} from '@chancery/store';
import { type Measured, median } from './measure.ts';

const BATCHES = 15;
const BATCH = 400;
const AT_ONCE = 50;
const LINES = 40;
const ENGLAND = seatId('Eng');
const ORDERS = Array.from({ length: LINES }, (_, line) => ({
  verb: 'MARCH',
  unit: `A${line}`,
  args: { to: 'calais', then: 'paris' },
}));
const SHEET = {
  turn: 1,
  edition: 1,
  seat: ENGLAND,
  kind: 'submitted',
  channel: 'api',
  userId: null,
  text: ORDERS.map(({ unit }) => `${unit} MARCH calais, paris`).join('\n'),
  orders: jsonText(ORDERS),
  hash: hashOf(ORDERS),
} as const;

const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'));
const store = await openStore({ file: join(folder, 'store.db') });
const bare = bareTable(join(folder, 'bare.db'));
const campaignId = await newCampaign(store);

if (process.argv[2] === 'submit') await (process.argv[3] === 'at once' ? atOnce : inTurn)(submit)();
else await compare();
await store.close();
rmSync(folder, { recursive: true });

async function compare(): Promise<void> {
  const contestants: readonly (readonly [string, () => Promise<void>])[] = [
    ['bare insert of a sheet, node:sqlite alone', inTurn(async () => bare(sheet()))],
    ['insert of an audit entry through the store', inTurn(audit)],
    ['submission: share, lock, number, sheet, receipt', inTurn(submit)],
    [`insert of an audit entry, ${AT_ONCE} at once`, atOnce(audit)],
    [`submission, ${AT_ONCE} at once`, atOnce(submit)],
  ];
  const runs = contestants.map(([name]): Measured & { readonly runs: number[] } => ({ name, runs: [] }));
  for (let batch = 0; batch < BATCHES + 2; batch += 1) {
    for (const [index, [, once]] of contestants.entries()) {
      const begun = performance.now();
      await once();
      if (batch >= 2) runs[index]?.runs.push(performance.now() - begun);
    }
  }
  for (const measured of runs) console.log(shownRate(measured));
  const [, insert, submission, , together] = runs.map(median) as [number, number, number, number, number];
  console.log(`rate of submissions to that of bare inserts through the store: ${(insert / submission).toFixed(2)}`);
  console.log(`the same, ${AT_ONCE} at once: ${(insert / together).toFixed(2)}`);
  for (const way of ['one by one', 'at once'] as const) console.log(countSyncs(way));
}

/** A batch, one after another. */
function inTurn(work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    for (let count = 0; count < BATCH; count += 1) await work();
  };
}

/** A batch from many who each wait for their own before they go on, as requests on many connections do. */
function atOnce(work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    const one = async (): Promise<void> => {
      for (let count = 0; count < BATCH / AT_ONCE; count += 1) await work();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
}

function shownRate({ name, runs }: Measured): string {
  const rate = (milliseconds: number): string => Math.round((BATCH / milliseconds) * 1000).toLocaleString('en');
  const range = `${rate(Math.max(...runs))} to ${rate(Math.min(...runs))}`;
  return `${name}: ${rate(median({ name, runs }))}/s (${range})`;
}

/** Runs a batch in a process of its own and asks the kernel how often it was made to wait for the disk. */
function countSyncs(way: 'one by one' | 'at once'): string {
  const own = [fileURLToPath(import.meta.url), 'submit', way];
  const strace = ['-f', '-c', '-U', 'name,calls', '-e', 'trace=fsync,fdatasync', process.execPath, ...own];
  const { error, stderr } = spawnSync('strace', strace, { encoding: 'utf8' });
  if (error) return 'syncs: not counted, there is no strace';
  const syncs = [...stderr.matchAll(/^f(?:data)?sync\s+(\d+)/gm)].reduce((sum, [, calls]) => sum + Number(calls), 0);
  return `syncs of ${BATCH} submissions ${way}, the start included: ${syncs}`;
}

async function audit(): Promise<void> {
  const entry = { actor: 'ruler', userId: null, campaignId, action: 'sheet.submit', facts: jsonText({ turn: 1 }) };
  await addAudit(store.db, { ...entry, at: Date.now() });
}

async function submit(): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await shareCampaign(trx, campaignId);
    await lockSeat(trx, campaignId, ENGLAND);
    const row = sheet();
    await addSheet(trx, row);
    const { id: sheetId, seat, hash, at } = row;
    await addReceipt(trx, { campaignId, id: newId(), sheetId, seat, hash, lines: jsonText([]), at });
  });
}

function sheet(): Omit<SheetRow, 'number'> {
  return { ...SHEET, campaignId, id: newId(), at: Date.now() };
}

/** The same row with nothing around it: no Kysely, no keys but its own. */
function bareTable(file: string): (row: Omit<SheetRow, 'number'>) => unknown {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table sheet (
      turn integer, edition integer, seat text, kind text, channel text, user_id text, text text, orders text,
      hash text, campaign_id text, id text, at integer, primary key (campaign_id, id)
    ) strict;
  `);
  const insert = database.prepare('insert into sheet values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  return (row) => insert.run(...(Object.values(row) as (string | number | null)[]));
}

async function newCampaign({ db }: Store): Promise<CampaignId> {
  const id = newId<'campaign'>();
  await db.transaction().execute(async (trx) => {
    await addCampaign(trx, {
      id,
      title: 'Bench',
      ruleset: rulesetId('none'),
      version: 1,
      scenario: scenarioId('none'),
      options: jsonText({}),
      pressMode: 'open',
      anonymity: 'never',
      deadlineRule: null,
      grace: 0,
      minimum: 0,
      settings: jsonText({}),
      createdBy: newId(),
      createdAt: 0,
    });
    await addSeats(trx, [{ campaignId: id, seat: ENGLAND, place: 0, status: 'held', control: 'ruler' }]);
  });
  return id;
}
