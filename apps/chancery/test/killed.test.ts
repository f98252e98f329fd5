import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { desk } from './desk.ts';

const PROCESS = join(import.meta.dirname, 'killed-process.ts');

/** Every third moment; each of them in the long run (`npm run soak -- kills`). */
const STEP = process.env['KILLS'] === undefined ? 3 : 1;

const PATIENCE = STEP === 1 ? 900_000 : 240_000;

/** What Node compiles is kept by the first process, which nobody kills: the others start in a third of the time. */
let compiled = '';
beforeAll(() => {
  compiled = mkdtempSync(join(tmpdir(), 'chancery-compiled-'));
  expect(killedAt(Number.MAX_SAFE_INTEGER, compiled, 'new', 'field')).toBe(false);
  return () => rmSync(compiled, { recursive: true });
});

/** Runs the command line as a process and kills it before its n-th change of the disk. True if it was killed. */
const killedAt = (n: number, cwd: string, ...argv: readonly string[]): boolean => {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  const { signal, status, stderr } = spawnSync(process.execPath, [PROCESS, String(n), ...argv], {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (signal === 'SIGKILL') return true;
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return false;
};

const turnsIn = (folder: string): readonly string[] => readdirSync(join(folder, 'field/turns'));

test(
  'play that is killed at any moment leaves the campaign intact, and play goes on',
  async () => {
    const { folder, run } = desk();
    await run('new', 'field', '--set', 'lastTurn=200');
    let moment = 1;
    let finished = 0;
    for (; killedAt(moment, folder, 'play', 'field', '--turns', '1'); moment += STEP) {
      const turns = turnsIn(folder).filter((name) => /^\d{4}$/.test(name)).length - 1;
      expect(turns === finished || turns === finished + 1).toBe(true);
      finished = turns;
      expect(await run('verify', 'field')).toMatchObject({
        exit: 0,
        out: expect.stringContaining(`Verified: ${turns} turn`),
      });
    }
    expect(moment).toBeGreaterThan(15);
    expect(finished).toBeGreaterThan(0);
    expect(turnsIn(folder).every((name) => /^\d{4}$/.test(name))).toBe(true);
    const next = `${String(finished + 2).padStart(4, '0')}.txt`;
    expect(readdirSync(join(folder, 'field/secrets')).sort()).toEqual([next, 'closed.txt']);
  },
  PATIENCE,
);

test(
  'new that is killed at any moment leaves a whole campaign or none, and can be called again',
  async () => {
    const { folder, run } = desk();
    let moment = 1;
    for (; killedAt(moment, folder, 'new', `field-${moment}`); moment += STEP) {
      const name = `field-${moment}`;
      if (!existsSync(join(folder, name))) expect(await run('new', name)).toMatchObject({ exit: 0 });
      expect(await run('verify', name)).toMatchObject({ exit: 0 });
      expect(await run('resolve', name)).toMatchObject({ exit: 0 });
    }
    expect(moment).toBeGreaterThan(8);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  },
  PATIENCE,
);
