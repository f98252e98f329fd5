import type { Difference } from '../vocabulary/match-fact.ts';
import type { Words } from '../vocabulary/words.ts';

/** Lines that must occur in the reports of seats, and lines that must not. Case and white space do not matter. */
export const reportDifferences = (
  words: Words,
  reportOf: (seat: string, words: Words) => string | null,
): readonly Difference[] =>
  words.entries('lines by seat').flatMap(([seat, lines]) => {
    const report = reportOf(seat, lines);
    if (report === null) return [];
    const text = folded(report);
    return wantedIn(lines).flatMap(({ line, occurs, path }) =>
      text.includes(folded(line)) === occurs
        ? []
        : [
            {
              path,
              expected: `${occurs ? '' : 'nowhere '}"${line}"`,
              got: occurs ? nearestLine(report, line) : 'it occurs',
            },
          ],
    );
  });

interface Wanted {
  readonly line: string;
  readonly occurs: boolean;
  readonly path: string;
}

/** `[a line, not: another]`, `{ has: [...], lacks: [...] }`, or a text with a line for each. */
const wantedIn = (words: Words): readonly Wanted[] =>
  words.items().flatMap((item): readonly Wanted[] => {
    if (item.isMapping) {
      return item.entries().flatMap(([key, lines]) => {
        const occurs = HAS.has(key.toLowerCase());
        if (!occurs && !LACKS.has(key.toLowerCase())) {
          lines.fault(`a report has or lacks lines, and not '${key}'; put a line with a colon in quotes`);
          return [];
        }
        return lines.items().map((line) => ({ line: line.text('a line') ?? '', occurs, path: line.path }));
      });
    }
    return (item.text('a line') ?? '').split('\n').flatMap((line) => {
      const bare = line.trim();
      if (bare === '') return [];
      const denied = DENIED.exec(bare)?.[1];
      return [{ line: denied ?? bare, occurs: denied === undefined, path: item.path }];
    });
  });

const HAS: ReadonlySet<string> = new Set(['has', 'have', 'contains', 'occurs', 'with', 'yes']);
const LACKS: ReadonlySet<string> = new Set(['lacks', 'lack', 'not', 'no', 'without', 'absent']);
const DENIED = /^not: *(.+)$/i;

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The line of the report with most words in common, for the eye of whoever looks for the difference. */
const nearestLine = (report: string, wanted: string): string => {
  const words = new Set(folded(wanted).split(' '));
  let best = { line: '', common: 1 };
  for (const line of report.split('\n')) {
    const common = folded(line)
      .split(' ')
      .filter((word) => words.has(word)).length;
    if (common > best.common) best = { line: line.trim(), common };
  }
  return best.line === '' ? 'no such line' : `nearest "${best.line}"`;
};
