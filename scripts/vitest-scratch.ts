/**
 * One folder for all temporary files of a test run: those of the tests themselves, of servers, and of browsers that are ended
 * with their process and tidy nothing up. It goes when the run is over, whatever came of it; what a run that was killed has
 * left goes with a later one.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'chancery-tests-';
const DAY = 24 * 3_600_000;

export const setup = (): void => {
  const usual = roomInMemory() ? MEMORY : tmpdir();
  for (const name of readdirSync(usual)) if (name.startsWith(PREFIX)) removeIfStale(join(usual, name));
  const scratch = mkdtempSync(join(usual, PREFIX));
  // As /tmp itself: PostgreSQL does not run as root, and removes what is its own.
  chmodSync(scratch, 0o1777);
  process.env['TMPDIR'] = scratch;
  // Not as a teardown: browsers and databases go on writing until the processes that started them are gone.
  process.once('exit', () => sweep(scratch));
};

/** Hundreds of databases are made and thrown away: where memory has room for them, no disk is waited for. */
const roomInMemory = (): boolean => {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  // Some tests write programs and run them.
  if (mount === undefined || mount.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH;
};

const MEMORY = '/dev/shm';
const ENOUGH = 6 * 2 ** 30;

/** A database may take a moment longer to stop than the run itself. */
const sweep = (scratch: string): void => {
  spawn('/bin/sh', ['-c', PATIENTLY, 'sweep', scratch], { detached: true, stdio: 'ignore' }).unref();
};

const PATIENTLY = 'for try in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" && exit; sleep 1; done';

const removeIfStale = (folder: string): void => {
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > DAY) rmSync(folder, { recursive: true, force: true });
};
