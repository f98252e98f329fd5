/**
 * `npm run bench:desk`: how soon the desk of Europe 1320 can be used on a phone, how smoothly its map moves, and how soon that of
 * World 1483 can be used beside it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { readSettings, startDemo } from 'chancery/server';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium/find-chromium.ts';
import { medianOf } from './compare/figures.ts';
import { type Opening, openingOf } from './desk/opening.ts';
import { below, panningOf } from './desk/panning.ts';
import { row, shown } from './measure.ts';

const RUNS = 5;
const BUDGET = 1500;
/** World 1483, of what Europe takes. */
const SHARE = 1.3;
/** Of sixty in a second. */
const FRAME = 1000 / 60;
/** What the clock that tells it is out by. */
const CLOCK = 1;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const held = (milliseconds: number, budget: number): string =>
  `${milliseconds <= budget + CLOCK ? 'held' : '**missed**'} (${shown(budget)})`;

const found = findChromium();
if ('missing' in found) throw new Error(`no Chromium: ${found.missing}`);
execFileSync(process.execPath, [here('../apps/web/build/build.ts')], { stdio: 'inherit' });

/** A demonstration on a server of its own. */
const demoOf = async (plan: Parameters<typeof startDemo>[2]) => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-desk-'));
  const settings = readSettings({ CHANCERY_DATA: folder, CHANCERY_HTTP_PORT: '0', CHANCERY_LOG_LEVEL: 'error' });
  if (!settings.ok) throw new Error(settings.error.join());
  const { link, server } = await startDemo(settings.value, { rulesets: RULESETS }, plan);
  const end = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { link, end };
};

const europe = await demoOf({
  title: 'Europe 1320',
  ruleset: rulesetId('medieval-diplomacy'),
  scenario: 'europe-1320',
  seat: seatId('Eng'),
});
const world = await demoOf({
  title: 'World 1483',
  ruleset: rulesetId('world-1483'),
  scenario: 'world-1483',
  seat: seatId('ottoman-empire'),
});
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });

/** By turns, so that whatever else the machine does meets both. */
const opened: { readonly europe: Opening; readonly world: Opening }[] = [];
for (let run = 0; run < RUNS; run += 1) {
  opened.push({ europe: await openingOf(browser, europe.link), world: await openingOf(browser, world.link) });
}
const usable = { name: 'desk of Europe 1320 usable, cold cache', runs: opened.map((each) => each.europe.usable) };
const beside = { name: 'desk of World 1483 usable, cold cache', runs: opened.map((each) => each.world.usable) };
const share = medianOf(opened.map((each) => each.world.usable / each.europe.usable));
const wire = (of: keyof Opening['bytes']): string =>
  [opened.at(-1)?.europe, opened.at(-1)?.world].map((each) => ((each?.bytes[of] ?? 0) / 1000).toFixed(0)).join(' | ');
const panning = await panningOf(browser, europe.link);
await browser.close();
await europe.end();
await world.end();

const page = `# The desk

Written by \`npm run bench:desk\`. Commit ${git('rev-parse', '--short', 'HEAD')}, Node ${process.versions.node}, Chromium, ${cpus().length} cores of
${cpus()[0]?.model.trim() ?? 'an unknown kind'}. A mid phone: the processor slowed down four times, 360 by 740 points; slow 4G: 150 ms a round
trip, 1.6 Mbit/s down, 0.75 Mbit/s up, on every request. Usable: the map is drawn, a unit has been pointed at, and its orders stand
there to be chosen. Milliseconds.

| What | Median | Min | Max | Runs | Budget |
|---|---|---|---|---|---|
${row(usable, BUDGET)}
${row(beside)}

World 1483 takes ${share.toFixed(2)} times what Europe takes: ${share <= SHARE ? 'held' : '**missed**'} (${SHARE} times).

| Over the wire until then, kB | Europe | World |
|---|---|---|
| scripts | ${wire('script')} |
| turn file | ${wire('turnFile')} |
| all | ${wire('all')} |

| Panning over Europe as soon as it is drawn, ${panning.areas} areas and ${panning.markers} markers, processor as it is | Milliseconds | Budget |
|---|---|---|
| from one picture on the screen to the next: median of ${panning.pictures.length} in ${panning.seconds.toFixed(1)} s | ${shown(below(panning.pictures, 0.5))} | ${held(below(panning.pictures, 0.5), FRAME)} |
| one of a hundred stood longer than | ${shown(below(panning.pictures, 0.99))} | ${held(below(panning.pictures, 0.99), 2 * FRAME)} |
| the longest, the first pull until it is seen among them | ${shown(panning.pictures.at(-1) ?? 0)} | |
| from one frame of the script to the next: median | ${shown(below(panning.asked, 0.5))} | ${held(below(panning.asked, 0.5), FRAME)} |
| one of a hundred took longer than | ${shown(below(panning.asked, 0.99))} | ${held(below(panning.asked, 0.99), 2 * FRAME)} |
| the longest | ${shown(panning.asked.at(-1) ?? 0)} | |
`;
writeFileSync(here('desk.md'), page);
console.log(page);
