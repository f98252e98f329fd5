import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { standingTurns } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase, temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import type { Ticked } from '../../src/worker/tick.ts';
import { begunTable, HOUR, houseOf, type Table } from '../sample/people.ts';
import { noticesTo, reportMails, sendAll } from '../sample/play.ts';
import type { Shift } from './workers/worker.ts';

const WORKER = fileURLToPath(new URL('workers/worker.ts', import.meta.url));

/** Two processes that are both ready before either begins. What each did, round by round. */
const twoWorkers = async (shift: Shift): Promise<readonly Ticked[]> => {
  const workers = [1, 2].map(() => spawn(process.execPath, [WORKER, JSON.stringify(shift)]));
  const faults: string[] = [];
  for (const { stderr } of workers) stderr.on('data', (chunk) => faults.push(String(chunk)));
  const lines = workers.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]());
  for (const said of lines) expect((await said.next()).value, faults.join('')).toBe('ready');
  for (const { stdin } of workers) stdin.write('go\n');
  const done = await Promise.all(lines.map(async (said) => JSON.parse(String((await said.next()).value)) as Ticked[]));
  await Promise.all(workers.map((worker) => worker.exitCode ?? once(worker, 'close')));
  expect(faults).toEqual([]);
  return done.flat();
};

onEachDatabase('two workers fire at the same deadline', (database: TestDatabase) => {
  test('one turn, one set of mails, for each of the campaigns that are due', async () => {
    const place = await database.place('schema');
    const house = houseOf(await opened(place));
    const tables: Table[] = [];
    for (let count = 0; count < 3; count += 1) {
      const table = await begunTable(house);
      await sendAll(table);
      tables.push(table);
    }
    house.pass(25 * HOUR);
    const mails = join(temporaryFolder(), 'mails');
    mkdirSync(mails);
    const rounds = await twoWorkers({ place, now: house.app.now(), mails });
    const closed = rounds.map(({ campaigns }) => campaigns.closed ?? 0);
    expect(closed.reduce((sum, each) => sum + each, 0)).toBe(3);
    expect(rounds.map(({ campaigns }) => campaigns.stuck ?? 0)).toEqual(rounds.map(() => 0));
    for (const table of tables) {
      expect((await standingTurns(house.db, table.campaignId)).map(({ turn }) => turn)).toEqual([0, 1]);
      expect(await reportMails(table)).toHaveLength(4);
      for (const ruler of table.rulers) {
        expect((await noticesTo(table, ruler)).filter((kind) => kind === 'turn-out')).toEqual(['turn-out']);
      }
    }
    const left = readdirSync(mails);
    expect(left.length).toBe(rounds.reduce((sum, { mails: sent }) => sum + sent, 0));
    expect(left.length).toBeGreaterThanOrEqual(12);
  });
});
