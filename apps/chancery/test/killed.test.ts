import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { desk } from './desk.ts';

const PROCESS = join(import.meta.dirname, 'killed-process.ts');

/** Runs the command line as a process and kills it before its n-th change of the disk. True if it was killed. */
const killedAt = (n: number, cwd: string, ...argv: readonly string[]): boolean => {
  const { signal, status, stderr } = spawnSync(process.execPath, [PROCESS, String(n), ...argv], {
    cwd,
    encoding: 'utf8',
  });
  if (signal === 'SIGKILL') return true;
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return false;
};

const turnsIn = (folder: string): readonly string[] => readdirSync(join(folder, 'field/turns'));

test('play that is killed at any moment leaves the campaign intact, and play goes on', async () => {
  const { folder, run } = desk();
  await run('new', 'field', '--set', 'lastTurn=200');
  let moments = 0;
  let finished = 0;
  while (killedAt(moments + 1, folder, 'play', 'field', '--turns', '1')) {
    moments += 1;
    const turns = turnsIn(folder).filter((name) => /^\d{4}$/.test(name)).length - 1;
    expect(turns === finished || turns === finished + 1).toBe(true);
    finished = turns;
    expect(await run('verify', 'field')).toMatchObject({
      exit: 0,
      out: expect.stringContaining(`Verified: ${turns} turn`),
    });
  }
  expect(moments).toBeGreaterThan(15);
  expect(finished).toBeGreaterThan(0);
  expect(turnsIn(folder).every((name) => /^\d{4}$/.test(name))).toBe(true);
  const next = `${String(finished + 2).padStart(4, '0')}.txt`;
  expect(readdirSync(join(folder, 'field/secrets')).sort()).toEqual([next, 'closed.txt']);
}, 120_000);

test('new that is killed at any moment leaves a whole campaign or none, and can be called again', async () => {
  const { folder, run } = desk();
  let moments = 0;
  while (killedAt(moments + 1, folder, 'new', `field-${moments}`)) {
    const name = `field-${moments}`;
    moments += 1;
    if (!existsSync(join(folder, name))) expect(await run('new', name)).toMatchObject({ exit: 0 });
    expect(await run('verify', name)).toMatchObject({ exit: 0 });
    expect(await run('resolve', name)).toMatchObject({ exit: 0 });
  }
  expect(moments).toBeGreaterThan(8);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
}, 120_000);
