/** `npm run settings`: writes docs/configuration.md from the settings of the server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from 'chancery/server';

const file = join(import.meta.dirname, '../docs/configuration.md');
writeFileSync(file, settingsPage());
console.log(`${file} is written.`);
