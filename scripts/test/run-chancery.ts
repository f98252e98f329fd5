/** Runs commands of `chancery` one after another in one process, each a list of words, until one fails. */
import { RULESETS } from '@chancery/registry';
import { chancery, EXIT, processIo } from '../../apps/chancery/src/index.ts';

for (const argv of JSON.parse(process.argv[2] ?? '[]') as readonly (readonly string[])[]) {
  const exit = await chancery(argv, RULESETS, processIo());
  if (exit === EXIT.done) continue;
  console.error(`chancery ${argv.join(' ')} ended with ${exit}`);
  process.exitCode = exit;
  break;
}
