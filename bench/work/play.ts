/**
 * Plays a game of bots in this checkout and writes what is measured of it: `play.ts position TURNS FILE` for Europe after so many
 * turns, `play.ts posts MOST FILE` for so many Posts of a live game.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openHouse } from '../adapters/open-house.ts';
import { engineOf } from './field.ts';
import { playedTo } from './of-positions.ts';
import { liveEngineOf, postsOf } from './of-posts.ts';

const [what, count, file] = process.argv.slice(2) as ['position' | 'posts', string, string];
const home = openHouse(fileURLToPath(new URL('../..', import.meta.url)));
const made =
  what === 'position'
    ? await playedTo(await engineOf(home), Number(count))
    : await postsOf(await liveEngineOf(home), Number(count));
writeFileSync(file, JSON.stringify(made));
