import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStore } from '@chancery/store';
import { onEachDatabase, opened } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { Client } from '../sample/client.ts';
import { houseOf } from '../sample/house.ts';
import { begunTable, rulerOf } from '../sample/table.ts';
import { type Errand, type Said, send } from './program.ts';

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/chancery/compiled');
const KILLS = Number(process.env['KILLS'] ?? 3);

/** What was sent and answered until the server was killed, some time after its first answer. */
const killed = async (errand: Errand): Promise<readonly Said[]> => {
  const victim = spawn(process.execPath, [PROGRAM, JSON.stringify(errand)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  let faults = '';
  victim.stderr.on('data', (bytes) => {
    faults += bytes;
  });
  const heard: Said[] = [];
  createInterface({ input: victim.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as Said;
    const first = said.answer !== undefined && !heard.some(({ answer }) => answer !== undefined);
    heard.push(said);
    if (first) setTimeout(() => victim.kill('SIGKILL'), Math.random() * 150);
  });
  await once(victim, 'close');
  expect(faults).toBe('');
  return heard;
};

onEachDatabase(`a server killed with SIGKILL ${KILLS} times while programs send orders with keys`, (database) => {
  test('whoever asks again with the same key has one change, and the answer that was kept with it', {
    timeout: KILLS * 30_000,
  }, async () => {
    const place = await database.place('schema');
    const store = await openStore(place);
    const house = houseOf(store);
    const table = await begunTable(house);
    const seats: (readonly [string, string])[] = [];
    for (const seat of table.seats) seats.push([seat, await house.token(rulerOf(table, seat), ['order', 'read'])]);
    await store.close();
    const { path } = table;
    const sent = new Map<string, Said>();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      for (const said of await killed({ place, path, mark: String(kill), seats })) sent.set(said.key, said);
    }

    const { app, api } = houseOf(await opened(place));
    const unanswered = [...sent.values()].filter(({ answer }) => answer === undefined);
    expect(unanswered.length).toBeGreaterThanOrEqual(KILLS);
    for (const said of sent.values()) {
      const token = seats.find(([seat]) => seat === said.seat)?.[1] ?? '';
      const again = await send(new Client(api, { authorization: `Bearer ${token}` }), path, said);
      expect({ key: said.key, status: again.status }).toEqual({ key: said.key, status: 201 });
      if (said.answer !== undefined) expect(again.text).toBe(said.answer.text);
    }
    const sheets = await app.store.db.selectFrom('sheet').select('id').where('channel', '=', 'api').execute();
    expect(sheets).toHaveLength(sent.size);
  });
});
