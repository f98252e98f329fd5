/**
 * Joins lines of the plain text of a mail that are one line on its HTML page. Some programs break the plain text at 76
 * characters without a sign; the page knows better.
 */
export const unwrap = (plain: string, html: string): string => {
  const whole = new Set(html.split('\n').map(packed));
  const lines = plain.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = linesInOne(lines, at, whole);
    out.push(length === 1 ? (lines[at] as string) : packed(lines.slice(at, at + length).join(' ')));
    at += length;
  }
  return out.join('\n');
};

/** How many lines from `at` on make one line of the page; 1 if nothing is broken. */
const linesInOne = (lines: readonly string[], at: number, whole: ReadonlySet<string>): number => {
  let words = packed(lines[at] as string);
  if (words === '' || whole.has(words)) return 1;
  for (let length = 2; length <= MOST_LINES && at + length <= lines.length; length += 1) {
    const next = packed(lines[at + length - 1] as string);
    if (next === '') return 1;
    words = `${words} ${next}`;
    if (whole.has(words)) return length;
  }
  return 1;
};

const packed = (line: string): string => line.replace(/ {2,}/g, ' ').trim();

/** About fifteen hundred characters: the longest proclamation. */
const MOST_LINES = 20;
