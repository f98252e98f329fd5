/**
 * Our mails stand between two marks. Whoever answers above or below one, with a program that quotes without any sign,
 * still does not send the old report as orders.
 */
export const REPORT_BEGINS = '[chancery report begins] Orders count above this line';
export const REPORT_ENDS = '[chancery report ends] or below this one.';

/** Which mark a line holds; null if none. What else the line holds belongs to the mark. */
export const markIn = (line: string): 'begins' | 'ends' | null => {
  const found = MARK.exec(line);
  return found === null ? null : (found[1]?.toLowerCase() as 'begins' | 'ends');
};

/** The text between the marks, at its end one line feed. */
export const markedText = (text: string): string => `${REPORT_BEGINS}\n\n${text.trimEnd()}\n\n${REPORT_ENDS}\n`;

/** The page between the marks: in its body if it has one. */
export const markedHtml = (html: string): string => {
  const start = BODY_BEGINS.exec(html);
  const from = start === null ? 0 : start.index + start[0].length;
  const page = `${html.slice(0, from)}${small(REPORT_BEGINS)}${html.slice(from)}`;
  return atEndOfBody(page, small(REPORT_ENDS));
};

/** The page with something more at the end of its body, or at its end if it has none. */
export const atEndOfBody = (html: string, more: string): string => {
  const end = html.toLowerCase().lastIndexOf('</body');
  const to = end < 0 ? html.length : end;
  return html.slice(0, to) + more + html.slice(to);
};

const small = (text: string): string => `<p style="margin:8px 16px;font-size:small;opacity:.7">${text}</p>`;

const MARK = /\[chancery report (begins|ends)\]/i;
const BODY_BEGINS = /<body\b[^>]*>/i;
