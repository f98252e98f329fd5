/**
 * What was found out, kept between runs: a mutant that a test kills stays dead until its file changes; one that survived is
 * tried again as soon as anything of the ruleset or its tests is different.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './plan.ts';

interface Line {
  readonly key: string;
  readonly killedBy: string | null;
  /** Of all that the tests saw. */
  readonly seen: string;
}

export interface Results {
  /** undefined: not tried since. */
  readonly of: (mutant: Mutant) => { readonly killedBy: string | null } | undefined;
  readonly keep: (mutant: Mutant, killedBy: string | null) => void;
}

/** `path` is a file to which lines are added, so a run that is broken off has kept what it found. */
export const resultsIn = (path: string, seen: string): Results => {
  mkdirSync(dirname(path), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line) as Line).map((line) => [line.key, line]));
  return {
    of: ({ key }) => {
      const line = known.get(key);
      return line !== undefined && (line.killedBy !== null || line.seen === seen) ? line : undefined;
    },
    keep: ({ key }, killedBy) => {
      const line: Line = { key, killedBy, seen };
      known.set(key, line);
      appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
  };
};

/** One value for all files of the folders. */
export const hashOfFolders = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of globSync('**/*.{ts,yaml,json,md}', { cwd: folder, exclude: ['**/node_modules/**'] }).sort()) {
      hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
};
