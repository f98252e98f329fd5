import { markIn } from '../report-marks.ts';
import { attributionAt, attributionBefore } from './attribution.ts';
import { oldMailHeader } from './old-mail-header.ts';

export interface OwnLines {
  readonly lines: readonly string[];
  /** How many lines were left out because somebody else wrote them. */
  readonly quoted: number;
}

/**
 * The lines that the writers of mails wrote themselves. Left out are: what stands between the marks of our own mails, lines
 * that begin with `>`, the lines above them that say who is quoted, and, where a program quotes without marks, all from
 * such a line or the printed header of an old mail on.
 */
export const ownLines = (lines: readonly string[]): OwnLines => {
  const theirs = betweenMarks(lines).map((marked, at) => marked || QUOTED.test(lines[at] as string));
  leaveOutAttributions(lines, theirs);
  leaveOutOldMails(lines, theirs);
  const own = lines.filter((_, at) => !theirs[at]);
  return { lines: own, quoted: lines.length - own.length };
};

/** Marks within marks are possible: an answer to an answer. A report that does not end goes on to the end. */
const betweenMarks = (lines: readonly string[]): readonly boolean[] => {
  let depth = 0;
  return lines.map((line) => {
    if (QUOTED.test(line)) return false;
    const mark = markIn(line);
    if (mark === 'begins') depth += 1;
    const inside = depth > 0 || mark !== null;
    if (mark === 'ends') depth = Math.max(0, depth - 1);
    return inside;
  });
};

/** `>` before a line, as every program quotes, or `AB>` as some once did. */
const QUOTED = /^ {0,3}(?:\p{Lu}{1,4})?>/u;

const leaveOutAttributions = (lines: readonly string[], theirs: boolean[]): void => {
  for (let at = 1; at < lines.length; at += 1) {
    if (!theirs[at] || theirs[at - 1]) continue;
    const above = theirs.lastIndexOf(true, at - 1) + 1;
    const from = attributionBefore(lines, above, at);
    theirs.fill(true, from, at);
  }
};

/** Where a line or header announces an old mail whose lines have no marks, nothing below can be told apart. */
const leaveOutOldMails = (lines: readonly string[], theirs: boolean[]): void => {
  for (let at = 0; at < lines.length; at += 1) {
    if (theirs[at]) continue;
    const length = oldMailHeader(lines, at) || attributionAt(lines, at);
    if (length === 0) continue;
    const next = firstWritten(lines, at + length);
    const end = next < lines.length && theirs[next] ? next : lines.length;
    theirs.fill(true, at, end);
    at = end - 1;
  }
};

const firstWritten = (lines: readonly string[], from: number): number => {
  let at = from;
  while (at < lines.length && lines[at]?.trim() === '') at += 1;
  return at;
};
