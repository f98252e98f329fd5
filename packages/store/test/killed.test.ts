import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type StorePlace, sheetsOf } from '../src/index.ts';
import { onEachDatabase, opened } from './databases.ts';
import { begunCampaign, ENGLAND } from './sample/campaign.ts';

const WRITER = fileURLToPath(new URL('killed/writer.ts', import.meta.url));
const ROUNDS = 6;

/** Lets two processes write, kills both at some moment, and tells which sheets they say were taken. */
const killedWriters = async (place: StorePlace, campaignId: string): Promise<readonly string[]> => {
  const writers = [1, 2].map(() =>
    spawn(process.execPath, [WRITER, JSON.stringify(place), campaignId], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  const said = writers.map(({ stdout, stderr }) => {
    const text = { acknowledged: '', faults: '' };
    stdout.on('data', (chunk) => {
      text.acknowledged += chunk;
    });
    stderr.on('data', (chunk) => {
      text.faults += chunk;
    });
    return text;
  });
  await Promise.race(writers.map(({ stdout }) => once(stdout, 'data')));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
  const ended = writers.map((writer) => once(writer, 'close'));
  for (const writer of writers) writer.kill('SIGKILL');
  await Promise.all(ended);
  expect(said.map(({ faults }) => faults)).toEqual(['', '']);
  // A line that was cut off was not read by anybody either.
  return said.flatMap(({ acknowledged }) => acknowledged.split('\n').slice(0, -1));
};

onEachDatabase('writers killed at any moment', (database) => {
  test('leave every sheet that was acknowledged, whole, and none half', async () => {
    const place = await database.place('schema');
    const { db, kind } = await opened(place);
    const { next, campaignId } = await begunCampaign(db);
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await killedWriters(place, campaignId)));
    const kept = await sheetsOf(db, next, ENGLAND);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
    const receipts = await db.selectFrom('receipt').select('sheetId').where('campaignId', '=', campaignId).execute();
    expect(receipts.map(({ sheetId }) => sheetId).sort()).toEqual(kept.map(({ id }) => id).sort());
    if (kind === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(db.withoutPlugins());
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    }
  });
});
