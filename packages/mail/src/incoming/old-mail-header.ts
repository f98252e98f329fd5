import { namesAddress, namesDay, namesTime } from './mail-marks.ts';
import { OLD_MAIL_FIELDS, OLD_MAIL_TITLES } from './mail-phrases.ts';

/**
 * How many lines from `at` on are the printed header of an old mail, such as `From: … Sent: … To: … Subject: …`, perhaps
 * below `-----Original Message-----` or a long line; 0 if there is none. Its fields are known by their names, or in any
 * language and order by their form: three or more of them, one with an address and one with a day and a time.
 */
export const oldMailHeader = (lines: readonly string[], at: number): number => {
  const title = isTitle(lines[at] as string);
  let next = at;
  if (title || isLongLine(lines[at] as string)) {
    next += 1;
    while (next < lines.length && next <= at + 2 && lines[next]?.trim() === '') next += 1;
  }
  const fields = fieldsFrom(lines, next) || fieldsByForm(lines, next);
  if (fields >= LEAST_FIELDS) return next + fields - at;
  return title ? 1 : 0;
};

/** The first field says from whom; a long field may run on for one line. */
const fieldsFrom = (lines: readonly string[], from: number): number => {
  if (!FROM.has(fieldName(lines[from]))) return 0;
  let end = from + 1;
  let count = 1;
  while (end < lines.length) {
    if (OTHER.has(fieldName(lines[end]))) count += 1;
    else if (!OTHER.has(fieldName(lines[end + 1])) || lines[end]?.trim() === '') break;
    end += 1;
  }
  return count >= LEAST_FIELDS ? end - from : 0;
};

const fieldsByForm = (lines: readonly string[], from: number): number => {
  let end = from;
  while (end < lines.length && ANY_FIELD.test(lines[end] as string)) end += 1;
  const fields = lines.slice(from, end);
  const isHeader = fields.some(namesAddress) && fields.some((field) => namesDay(field) && namesTime(field));
  return fields.length >= LEAST_FIELDS && isHeader ? fields.length : 0;
};

const fieldName = (line: string | undefined): string => {
  const found = FIELD.exec(line ?? '');
  return (found?.[1] ?? '').trim().toLowerCase();
};

const isTitle = (line: string): boolean => {
  const words = TITLE.exec(line)?.[1];
  return words !== undefined && OLD_MAIL_TITLES.includes(words.toLowerCase().replace('’', "'"));
};

const isLongLine = (line: string): boolean => /^\s*[_=-]{10,}\s*$/.test(line);

const LEAST_FIELDS = 3;
/** A field's name, perhaps in bold as `*From:*`. */
const FIELD = /^\s{0,3}\*?([\p{L}][\p{L} -]{0,24}?)\s?:\*?(?:\s|$)/u;
/** A field with something in it; the colon may be that of Chinese and Japanese. */
const ANY_FIELD = /^\s{0,3}\*?\p{L}[\p{L}\p{M} .-]{0,24}(?::\*?\s|：)\s{0,3}\S/u;
const TITLE = /^\s*-{2,20}\s?([^-\n]{4,40}?)\s?-{2,20}\s*$/;
const FROM: ReadonlySet<string> = new Set(OLD_MAIL_FIELDS.from);
const OTHER: ReadonlySet<string> = new Set([...OLD_MAIL_FIELDS.other, ...OLD_MAIL_FIELDS.from]);
