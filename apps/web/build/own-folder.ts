import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages lie that were built, beside which each build has a folder of its own. */
const PLACE = '.svelte-kit';

/** A folder in which this process alone builds. What processes have left that were stopped is swept away. */
export const ownFolder = (web: string): string => {
  for (const name of readdirSync(web)) {
    const [, pid] = /^\.svelte-kit\.(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(web, name), { recursive: true, force: true });
  }
  return `${PLACE}.${process.pid}`;
};

/**
 * Puts a folder that is whole where another is, or none: whoever reads there finds the one or the other. Of several that do
 * so at once one is the last, and what it has put there stays.
 */
export const putInPlace = (from: string, to: string): void => {
  const before = `${from}.before`;
  for (let tries = 0; ; tries += 1) {
    renameIfThere(to, before);
    try {
      renameSync(from, to);
      break;
    } catch (fault) {
      // Another build was quicker between the two steps.
      if (tries === TRIES || !isCode(fault, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw fault;
    } finally {
      rmSync(before, { recursive: true, force: true });
    }
  }
};

const TRIES = 20;

const renameIfThere = (from: string, to: string): void => {
  try {
    renameSync(from, to);
  } catch (fault) {
    if (!isCode(fault, 'ENOENT')) throw fault;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return isCode(fault, 'EPERM');
  }
};

const isCode = (fault: unknown, ...codes: readonly string[]): boolean =>
  fault instanceof Error && 'code' in fault && codes.includes(String(fault.code));
