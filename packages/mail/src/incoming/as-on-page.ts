/**
 * The plain text of a mail with its lines as they are on its HTML page, where both say the same words. Programs that
 * make the plain text from the page break it at 76 characters without a sign, put asterisks around bold words and
 * bullets before lists. Which lines there are, and which of them are quoted, is told by the plain text.
 */
export const asOnPage = (plain: string, html: string): string => {
  const onPage = new Map<string, string>();
  for (const line of html.split('\n')) {
    const key = isQuoted(line) ? '' : wordsIn(line);
    if (key !== '' && !onPage.has(key)) onPage.set(key, line);
  }
  const lines = plain.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const { length, line } = lineFrom(lines, at, onPage);
    out.push(line);
    at += length;
  }
  return out.join('\n');
};

/** How many lines from `at` on make one line of the page, and what that reads; the line itself if they make none. */
const lineFrom = (
  lines: readonly string[],
  at: number,
  onPage: ReadonlyMap<string, string>,
): { readonly length: number; readonly line: string } => {
  let words = '';
  for (let length = 1; length <= MOST_LINES && at + length <= lines.length; length += 1) {
    const line = lines[at + length - 1] as string;
    const more = isQuoted(line) ? '' : wordsIn(line);
    if (more === '') break;
    words += more;
    const found = onPage.get(words);
    if (found !== undefined) return { length, line: found };
  }
  return { length: 1, line: lines[at] as string };
};

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** Letters and digits only, without the number that a list puts before its lines. */
const wordsIn = (line: string): string => line.replace(/^\s{0,20}\d{1,3}[.)]\s/, '').replace(/[^\p{L}\p{N}]+/gu, '');

/** About fifteen hundred characters: the longest proclamation. */
const MOST_LINES = 20;
