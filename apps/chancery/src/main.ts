/** The process behind `chancery`. */
import { EVERY_RULESET } from '@chancery/registry';
import { chancery } from './chancery.ts';
import { processIo } from './process-io.ts';

process.exitCode = await chancery(process.argv.slice(2), EVERY_RULESET, processIo());
