/** Plays Europe for so many turns and writes the position: `play-position.ts TURNS FILE`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openHouse } from '../adapters/open-house.ts';
import { engineOf } from './field.ts';
import { playedTo } from './of-positions.ts';

const [turns, file] = process.argv.slice(2) as [string, string];
const engine = await engineOf(openHouse(fileURLToPath(new URL('../..', import.meta.url))));
writeFileSync(file, JSON.stringify(await playedTo(engine, Number(turns))));
