import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { begunTable, startRealServer } from '../remote/real-server.ts';

const BOT = resolve(import.meta.dirname, '../../../../examples/bot/bot.ts');

test('the example bot needs its file, and the client of the API', () => {
  const imported = [...readFileSync(BOT, 'utf8').matchAll(/\bfrom '([^']+)'/g)].map(([, from]) => from);
  expect(imported).toEqual(['@chancery/client']);
});

test('the example bot rules a seat for some turns, through the API alone', async () => {
  const house = await startRealServer();
  onTestFinished(() => house.stop());
  const { campaign, path, master } = await begunTable(house, 'Machines at play');
  const owner = await house.person('Robot');
  await house.call(master, 'POST', `${path}/seats/Eng/remove-ruler`, { reason: 'A machine shall try.' });
  const [read, order] = ['read', 'order'] as const;
  await house.call(await house.token(owner), 'POST', `${path}/seats/Eng/take-over`, {});
  const token = await house.token(owner, [read, order]);
  const bot = spawn(process.execPath, [BOT, campaign, 'Eng', '3'], {
    env: { PATH: process.env['PATH'], CHANCERY_SERVER: house.url, CHANCERY_TOKEN: token },
  });
  let said = '';
  bot.stdout.on('data', (text) => {
    said += text;
  });
  bot.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<number | null>((done) => {
    bot.once('close', done);
  });

  for (const turn of [1, 2, 3]) {
    const receipt = await until(async () => {
      if (bot.exitCode !== null && bot.exitCode !== 0) throw new Error(said);
      return (await house.call(token, 'GET', `${path}/seats/Eng/receipts?turn=${turn}`)).receipts.at(-1);
    });
    expect(receipt).toMatchObject({ turn, counts: true });
    const { lines } = receipt as { readonly lines: readonly { readonly outcome: string }[] };
    expect(lines.filter(({ outcome }) => outcome !== 'accepted')).toEqual([]);
    await house.call(master, 'POST', `${path}/turns/${turn}/close`, { excused: true });
    const proof = await house.call(token, 'GET', `${path}/seats/Eng/turns/${turn}/proof`);
    expect(proof).toMatchObject({ origin: 'sheet', agrees: true });
  }
  expect(await ended).toBe(0);
  expect(said).toMatch(/^turn 1: sheet 2\n {2}accepted +/);
});

/** Asks again and again until there is something. */
const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((wake) => setTimeout(wake, 50));
  }
};
