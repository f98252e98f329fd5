/**
 * The command line with the rules of Diggers, as a process that is killed before a given change of the disk:
 *
 *   node killed-process.ts 7 play field
 */
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [killBefore, ...argv] = process.argv.slice(2);
let changes = 0;

for (const name of ['open', 'rename', 'rm', 'mkdir'] as const) {
  const original = disk[name] as (...given: readonly unknown[]) => Promise<unknown>;
  const counting = (...given: readonly unknown[]): Promise<unknown> => {
    changes += 1;
    if (changes === Number(killBefore)) process.kill(process.pid, 'SIGKILL');
    return original(...given);
  };
  Object.assign(disk, { [name]: counting });
}
syncBuiltinESMExports();

const [{ chancery }, { diggers }, { processIo }] = await Promise.all([
  import('../src/index.ts'),
  import('./toy/diggers.ts'),
  import('../src/process-io.ts'),
]);
process.exitCode = await chancery(argv, [diggers], processIo());
