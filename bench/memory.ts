import { fieldOf } from './field.ts';
import { adjudicate, readSheets, writeReports } from './turn.ts';

/** Ten turns from orders to reports in one process; prints the most memory it ever held, in MB. */
const field = await fieldOf(1);
for (let turn = 0; turn < 10; turn += 1) writeReports(field, adjudicate(field, readSheets(field)), () => undefined);
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
