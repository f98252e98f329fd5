import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { medievalDiplomacy as ruleset } from '@chancery/medieval-diplomacy';
import { fieldOf } from './field.ts';
import { measureLive } from './live.ts';
import { type Measured, measure, median, row, shown } from './measure.ts';
import { boardgameReducer } from './reducer.ts';
import { adjudicate, readSheets, wholeTurn, writeReports } from './turn.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const RUNS = 21;
const CELLS = 300;
/** Nobody waits for a Post: what they see of it is the line between them and the server. */
const LIVE_BUDGET = 2;

if (!existsSync(here('node_modules'))) {
  console.log('installing what only the benchmarks need ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here('.'), stdio: 'inherit' });
}

const plain = await fieldOf(1);
const fourfold = await fieldOf(4);
const sheets = readSheets(plain);
const fourfoldSheets = readSheets(fourfold);
const turn = adjudicate(plain, sheets);
let bytes = 0;

const measured = async (name: string, once: (run: number) => unknown, runs = RUNS): Promise<Measured> => {
  const result = await measure(name, runs, once);
  console.log(`${name}: ${shown(median(result))} ms`);
  return result;
};

const files = wholeTurn(plain);
const whole = await measured('whole turn, from files to files', files.once);
files.end();
const reading = await measured('reading and checking 23 order files', () => readSheets(plain));
const judging = await measured('adjudication alone', () => adjudicate(plain, sheets));
const reporting = await measured('23 reports as text and as page', () => {
  bytes = writeReports(plain, turn, () => undefined);
});
const fourFiles = wholeTurn(fourfold);
const fourWhole = await measured('whole turn, 4 times the armies and orders', fourFiles.once);
fourFiles.end();
const fourJudging = await measured('adjudication, 4 times the armies and orders', () =>
  adjudicate(fourfold, fourfoldSheets),
);

const ODDS_RUNS = 20_000;
const request = (runs: number) => ({
  attackers: ['20 men_at_arms'],
  defenders: ['20 men_at_arms'],
  place: 'land',
  runs,
  seed: 7,
});
const oddsAnswer = ruleset.odds?.(request(ODDS_RUNS));
if (!oddsAnswer?.ok) throw new Error(`odds: ${JSON.stringify(oddsAnswer)}`);
const odds = await measured(`odds: ${ODDS_RUNS} battles of 20 against 20`, () => ruleset.odds?.(request(ODDS_RUNS)), 5);

const reducer = boardgameReducer(CELLS);
const MOVES = 2000;
const moves = await measured(`boardgame.io: ${MOVES} moves on ${CELLS} cells`, () => reducer(MOVES), 5);

const live = await measureLive();
for (const each of live) console.log(`${each.name}: ${shown(median(each))} ms`);

const memory = Number(
  execFileSync(process.execPath, [...process.execArgv, here('memory.ts')], { encoding: 'utf8' }).trim(),
);

const ordersASecond = (plain.lines / median(judging)) * 1000;
const movesASecond = (MOVES / median(moves)) * 1000;
const work = fourfold.lines / plain.lines;
const grown = median(fourWhole) / median(whole);
const grownJudging = median(fourJudging) / median(judging);
const battles = (ODDS_RUNS / median(odds)) * 1000;
const held = (yes: boolean): string => (yes ? 'held' : '**missed**');
const round = (value: number): string => Math.round(value).toLocaleString('en');
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const page = `# Results

Written by \`npm run bench\`. Commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}, Node ${process.versions.node},
${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GiB. Medians, with minimum and maximum, after warming up; milliseconds.

The turn is Europe 1320 with ${plain.armies} armies of 23 realms, ${plain.lines} order lines (${Math.round(plain.lines / 23)} a file) and half the neighbours at war;
${turn.events.filter(({ kind }) => kind === 'battle-fought').length} battles are fought in it. Four times as much is ${fourfold.armies} armies and ${fourfold.lines} lines (${work.toFixed(2)} times the lines).

| What | Median | Min | Max | Runs | Budget |
|---|---|---|---|---|---|
${row(whole, 80)}
${row(reading)}
${row(judging, 15)}
${row(reporting, 50)}
${row(fourWhole)}
${row(fourJudging)}
${row(odds)}
${row(moves)}
${live.map((each) => row(each, LIVE_BUDGET)).join('\n')}

| Ratio | Ours | Budget |
|---|---|---|
| whole turn, ${work.toFixed(2)} times the work | ${grown.toFixed(2)} times the time | ${held(grown <= 4.5)} (4.5) |
| adjudication, ${work.toFixed(2)} times the work | ${grownJudging.toFixed(2)} times the time | ${held(grownJudging <= 4.5)} (4.5) |
| order application to boardgame.io's moves, same run | ${(ordersASecond / movesASecond).toFixed(1)} times (${round(ordersASecond)} orders/s, ${round(movesASecond)} moves/s) | ${held(ordersASecond >= 10 * movesASecond)} (10) |
| simulated battles of 20 against 20 | ${round(battles)} a second | ${held(battles >= 20_000)} (20,000) |
| peak memory of a process that plays ten turns | ${round(memory)} MB | ${held(memory < 250)} (250) |

Anchors, measured on two cores of the same kind and not run here:

| Program | Orders/s, whole turn | Orders/s, adjudicating | Reports/s |
|---|---|---|---|
| Chancery | ${round((plain.lines / median(whole)) * 1000)} | ${round(ordersASecond)} | ${round((2 * 23 * 1000) / median(reporting))} (${((bytes / median(reporting)) * 0.001).toFixed(0)} MB/s) |
| Eressea (C) | 51,000 | 240,000 to 465,000 | 440 to 910 |
| Atlantis (C++ -O2) | 3,500 | 4,600 | 190 |

The odds of the battle above, with their 95 percent intervals:

${oddsAnswer.value.outcomes.map(({ label, chance, low, high }) => `- ${label}: ${(chance / 100).toFixed(2)} % (${(low / 100).toFixed(2)} to ${(high / 100).toFixed(2)})`).join('\n')}
`;
writeFileSync(here('results.md'), page);
console.log(`\n${page}`);
