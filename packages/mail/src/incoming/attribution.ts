import { endsInColon, namesAddress, namesDay, namesTime } from './mail-marks.ts';
import { ON_THE_DAY, WROTE, WROTE_UNSPACED } from './mail-phrases.ts';

/**
 * Where the lines begin that say who is quoted, when the quotation begins at `at`; `at` itself if nothing says so.
 * Lines above `from` are not looked at. It says so by a word that we know, or by its form in any language: it ends in a
 * colon and names an address, or a day and a time. Such a line may be broken into up to four, but then it begins with a
 * date: an order that stands close above must not be taken for a part of it.
 */
export const attributionBefore = (lines: readonly string[], from: number, at: number): number => {
  let end = at;
  if (end > from && isBlank(lines[end - 1])) end -= 1;
  const highest = Math.max(from, end - MOST_LINES);
  let wrote = -1;
  for (let start = end - 1; start >= highest && !isBlank(lines[start]); start -= 1) {
    const words = lines.slice(start, end).join(' ');
    const said = words.trimEnd().slice(-LONGEST);
    if (!saysWrote(said) && !(endsInColon(said) && (namesAddress(said) || isDated(said)))) continue;
    if (wrote < 0) wrote = start;
    if (BEGINS_WITH_DAY.test(words) || isDated(lines[start] as string)) return start;
  }
  return wrote < 0 ? at : wrote;
};

/**
 * How many lines from `at` on say who is quoted though no quotation is marked below them, as Yahoo writes; 0 if they do not.
 * They must end in a colon and name an address or a time of day, so that `the Pope wrote:` in a proclamation is none, or
 * where no word tells, address, day and time; more than one line must begin with a date besides.
 */
export const attributionAt = (lines: readonly string[], at: number): number => {
  let words = '';
  for (let count = 1; count <= MOST_LINES && !isBlank(lines[at + count - 1]); count += 1) {
    words = `${words} ${(lines[at + count - 1] as string).trim()}`.trim();
    if (words.length > LONGEST) return 0;
    const whole = count === 1 || BEGINS_WITH_DAY.test(words) || isDated(lines[at] as string);
    if (whole && endsInColon(words) && namesSender(words)) return count;
  }
  return 0;
};

const namesSender = (words: string): boolean =>
  saysWrote(words) ? namesAddress(words) || namesTime(words) : namesAddress(words) && isDated(words);

const isDated = (words: string): boolean => namesDay(words) && namesTime(words);

const saysWrote = (words: string): boolean => (endsInColon(words) ? WROTE_SOMEWHERE : WROTE_ENDS).test(words);

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

const MOST_LINES = 4;
const LONGEST = 400;

const anyOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => phrase.replace(/[()|.]/g, '\\$&')).join('|');
const WROTE_WORD = `(?:(?<!\\p{L})(?:${anyOf(WROTE)})(?!\\p{L})|${anyOf(WROTE_UNSPACED)})`;
const WROTE_SOMEWHERE = new RegExp(WROTE_WORD, 'iu');
const WROTE_ENDS = new RegExp(`${WROTE_WORD}$`, 'iu');
const DATE = '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./](?:\\d{2}){1,2}';
/** `On Monday, 3 March 2025 …` or `2025-03-03 …`. */
const BEGINS_WITH_DAY = new RegExp(
  `^\\s*(?:(?:${DATE})|(?:${anyOf(ON_THE_DAY)})(?!\\p{L}).{0,120}?(?<!\\d)(?:(?:19|20)\\d{2}(?!\\d)|${DATE}))`,
  'iu',
);
