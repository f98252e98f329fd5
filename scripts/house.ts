/**
 * `npm run house`: how the code is built, in figures, with every place that counts. With `--check` only what is worse than
 * scripts/house/figures.ts allows; then the exit code is 1.
 */
import { resolve } from 'node:path';
import { FIGURES, type FigureName } from './house/figures.ts';
import { filesThatAskPace } from './house/measures/asks-pace.ts';
import { folderCircles } from './house/measures/folder-circles.ts';
import { functionsOver } from './house/measures/parameters.ts';
import { repeatedRuns } from './house/measures/repeated-runs.ts';
import { rulesetsNamed } from './house/measures/ruleset-names.ts';
import { sizesOf } from './house/measures/sizes.ts';
import { skeletonSources, sourcesOf } from './house/measures/sources.ts';
import { vocabularies } from './house/measures/vocabulary.ts';

const sources = sourcesOf(resolve(import.meta.dirname, '..'));
const circles = folderCircles(sources);
const sizes = sizesOf(sources);

/** Of each figure: how many there are, and where. */
const FOUND: { readonly [name in FigureName]: { readonly count: number; readonly places: readonly string[] } } = {
  'folders in circles': { count: circles.flat().length, places: circles.map((circle) => circle.join('\n    ')) },
  'names of rulesets outside them': listed(
    rulesetsNamed(sources).map(({ path, line, ruleset }) => `${path}:${line} ${ruleset}`),
  ),
  'files that ask whether a game is live': listed(filesThatAskPace(sources)),
  'runs of six lines in two rulesets': listed(
    repeatedRuns(sources, 6, skeletonSources()).map(
      ({ length, here, there }) => `${length} lines: ${here} and ${there}`,
    ),
  ),
  'functions of more than four parameters': listed(
    functionsOver(sources, 4).map(({ path, line, count }) => `${path}:${line} has ${count}`),
  ),
  'lines of case words of a ruleset': mostWords('cases'),
  'lines of odds words of a ruleset': mostWords('odds'),
  'lines of the largest file': { count: sizes.largest.lines, places: [sizes.largest.path] },
};

function listed(places: readonly string[]) {
  return { count: places.length, places };
}

function mostWords(of: 'cases' | 'odds') {
  const found = vocabularies(sources, of);
  return { count: found[0]?.lines ?? 0, places: found.map(({ ruleset, lines }) => `${ruleset}: ${lines}`) };
}

const check = process.argv.includes('--check');
const names = Object.keys(FIGURES) as readonly FigureName[];
const worse = names.filter((name) => FOUND[name].count > FIGURES[name].most);
for (const name of check ? worse : names) {
  const { most, aim } = FIGURES[name];
  const { count, places } = FOUND[name];
  console.log(`${name}: ${count} (at most ${most}; the aim is ${aim})`);
  for (const place of places) console.log(`  ${place}`);
}
if (!check) {
  const { files, lines, median, p90 } = sizes;
  console.log(`${files} files, ${lines} lines; a file has ${median} in the median, nine in ten at most ${p90}`);
}
process.exitCode = worse.length === 0 ? 0 : 1;
