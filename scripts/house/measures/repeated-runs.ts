import type { Source } from './sources.ts';

/** Lines in a row that stand in two rulesets. */
export interface RepeatedRun {
  readonly length: number;
  /** `path:line` of its beginning. */
  readonly here: string;
  readonly there: string;
}

interface Line {
  readonly at: string;
  readonly text: string;
}

/**
 * Runs of at least `least` lines, imports, blank lines and lone brackets apart, that stand in more than one ruleset. What
 * rulesets still have from the skeleton that they were begun with does not count.
 */
export const repeatedRuns = (
  sources: readonly Source[],
  least: number,
  skeleton: readonly Source[] = [],
): readonly RepeatedRun[] => {
  const given = new Set(skeleton.flatMap((source) => runsOf(linesOf(source), least)));
  const files = sources.filter(({ path }) => path.startsWith('rulesets/')).map((source) => linesOf(source));
  const places = new Map<string, { readonly file: number; readonly from: number }[]>();
  files.forEach((lines, file) => {
    runsOf(lines, least).forEach((text, from) => {
      if (!given.has(text)) places.set(text, [...(places.get(text) ?? []), { file, from }]);
    });
  });
  const runs: RepeatedRun[] = [];
  const told = new Set<string>();
  for (const found of places.values()) {
    const [first, ...others] = found;
    if (first === undefined) continue;
    for (const other of others) {
      const [here, there] = [files[first.file] as Line[], files[other.file] as Line[]];
      const continues =
        first.from > 0 &&
        here[first.from - 1]?.text === there[other.from - 1]?.text &&
        !given.has(textOf(here, first.from - 1, least));
      const key = `${first.file}:${first.from}:${other.file}:${other.from}`;
      if (continues || rulesetOf(here) === rulesetOf(there) || told.has(key)) continue;
      told.add(key);
      let length = least;
      while (here[first.from + length] && here[first.from + length]?.text === there[other.from + length]?.text)
        length += 1;
      runs.push({ length, here: (here[first.from] as Line).at, there: (there[other.from] as Line).at });
    }
  }
  return runs.sort((a, b) => b.length - a.length || a.here.localeCompare(b.here));
};

/** Each run of so many lines, by the line with which it begins. */
const runsOf = (lines: readonly Line[], count: number): readonly string[] =>
  lines.slice(0, Math.max(0, lines.length - count + 1)).map((_, from) => textOf(lines, from, count));

const textOf = (lines: readonly Line[], from: number, count: number): string =>
  lines
    .slice(from, from + count)
    .map(({ text }) => text)
    .join('\n');

const rulesetOf = (lines: readonly Line[]): string => lines[0]?.at.split('/')[1] ?? '';

/** What says something: imports go over several lines, so they are cut out whole. */
const linesOf = ({ path, text }: Source): Line[] => {
  const kept: Line[] = [];
  let inImport = false;
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    const begins = /^(import|export) .*\{$|^import /.test(line);
    if (begins && !line.includes(' from ') && !/^import '/.test(line)) inImport = true;
    const skipped = inImport || begins || /^[^\p{L}\p{N}]*$/u.test(line) || /^(\/\/|\/?\*)/.test(line);
    if (inImport && / from '/.test(line)) inImport = false;
    if (!skipped) kept.push({ at: `${path}:${index + 1}`, text: line });
  });
  return kept;
};
