import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from './of-processes.ts';

/**
 * What `play.ts` writes. Bots play otherwise from commit to commit, so this checkout plays for all of them, in a process that
 * measures nothing.
 */
export const playedHere = <Played>(what: 'position' | 'posts', count: number, folder: string): Played => {
  const file = join(folder, `${what}.json`);
  runProcess([fileURLToPath(new URL('play.ts', import.meta.url)), what, String(count), file]);
  return JSON.parse(readFileSync(file, 'utf8')) as Played;
};
