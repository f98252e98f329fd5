/** The reports of all seats as a process that ends with them: `cold-reports.ts ROOT FROM TO`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from '../adapters/open-house.ts';
import { engineOf } from './field.ts';
import { writeReports } from './turn.ts';

const [root, from, to] = process.argv.slice(2) as [string, string, string];
const house = openHouse(root);
const [engine, reports] = await Promise.all([engineOf(house), house.reports()]);
const read = (name: string) => JSON.parse(readFileSync(join(from, `${name}.json`), 'utf8'));
mkdirSync(to);
const told = { setting: read('setting'), state: read('state'), tellings: read('tellings') };
writeReports(engine, reports, told, (seat, text, page) => {
  writeFileSync(join(to, `${seat}.report.txt`), text);
  writeFileSync(join(to, `${seat}.report.html`), page);
});
