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

if (process.argv[2] === 'submit') await countedSubmissions(Number(process.argv[3]));
else await compare();
await store.close();
rmSync(folder, { recursive: true });

async function compare(): Promise<void> {
  const contestants: readonly (readonly [string, () => unknown])[] = [
    ['bare insert of a sheet, node:sqlite alone', () => bare(sheet())],
    ['insert of an audit entry through the store', audit],
    ['submission: share, lock, number, sheet, receipt', submit],
  ];
  const runs = contestants.map(([name]): Measured & { readonly runs: number[] } => ({ name, runs: [] }));
  for (let batch = 0; batch < BATCHES + 2; batch += 1) {
    for (const [index, [, once]] of contestants.entries()) {
      const begun = performance.now();
      for (let count = 0; count < BATCH; count += 1) await once();
      if (batch >= 2) runs[index]?.runs.push(performance.now() - begun);
    }
  }
  for (const measured of runs) console.log(shownRate(measured));
  const [insert, , submission] = runs as readonly Measured[] as readonly [Measured, Measured, Measured];
  console.log(`a submission runs at ${(median(insert) / median(submission)).toFixed(2)} of the rate of a bare insert`);
  console.log(countSyncs());
}

function shownRate({ name, runs }: Measured): string {
  const rate = (milliseconds: number): string => Math.round((BATCH / milliseconds) * 1000).toLocaleString('en');
  const range = `${rate(Math.max(...runs))} to ${rate(Math.min(...runs))}`;
  return `${name}: ${rate(median({ name, runs }))}/s (${range})`;
}

/** Runs submissions in a process of their own and asks the kernel how often it was made to wait for the disk. */
function countSyncs(): string {
  const submissions = 200;
  const own = [fileURLToPath(import.meta.url), 'submit', String(submissions)];
  const strace = ['-f', '-c', '-U', 'name,calls', '-e', 'trace=fsync,fdatasync', process.execPath, ...own];
  const { error, stderr, stdout } = spawnSync('strace', strace, { encoding: 'utf8' });
  if (error) return 'syncs: not counted, there is no strace';
  const counts = [...stderr.matchAll(/^(fsync|fdatasync)\s+(\d+)/gm)].map(([, name, calls]) => `${calls} ${name}`);
  return `syncs of ${submissions} submissions and the start: ${counts.join(', ')} (${stdout.trim()})`;
}

async function countedSubmissions(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await submit();
  console.log(`${count} acknowledged`);
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
