import type { ReplyLanguage } from './language.ts';

/**
 * Our mails stand between two marks. Whoever answers above or below one, with a program that quotes without any sign,
 * still does not send the old report as orders.
 */
const BEGINS = '[chancery report begins]';
const ENDS = '[chancery report ends]';

/** What an answer to a mail is. */
export type Answers = 'orders' | 'letter' | 'rulings';

/** What the marks say to who reads them; by the marks themselves they are known in any language. */
const SAID: { readonly [language in ReplyLanguage]: { readonly [part in Answers | 'ends']: string } } = {
  en: {
    orders: 'Orders count above this line',
    rulings: 'Rulings go above this line',
    letter: 'Your answer goes above this line',
    ends: 'or below this one.',
  },
  de: {
    orders: 'Befehle gelten über dieser Zeile',
    rulings: 'Entscheidungen gehören über diese Zeile',
    letter: 'Ihre Antwort gehört über diese Zeile',
    ends: 'oder unter dieser.',
  },
};

/** What an answer to a mail is, and in which language its reader is told. */
export interface Marking {
  readonly answers?: Answers | undefined;
  readonly language?: ReplyLanguage | undefined;
}

const marksOf = ({ answers = 'orders', language = 'en' }: Marking) => ({
  begins: `${BEGINS} ${SAID[language][answers]}`,
  ends: `${ENDS} ${SAID[language].ends}`,
});

/** Which mark a line holds; null if none. What else the line holds belongs to the mark. */
export const markIn = (line: string): 'begins' | 'ends' | null => {
  const found = MARK.exec(line);
  return found === null ? null : (found[1]?.toLowerCase() as 'begins' | 'ends');
};

/** The text between the marks, at its end one line feed. */
export const markedText = (text: string, marking: Marking = {}): string => {
  const { begins, ends } = marksOf(marking);
  return `${begins}\n\n${withoutMarks(text).trimEnd()}\n\n${ends}\n`;
};

/** The page between the marks: in its body if it has one. */
export const markedHtml = (given: string, marking: Marking = {}): string => {
  const { begins, ends } = marksOf(marking);
  const html = withoutMarks(given);
  const start = BODY_BEGINS.exec(html);
  const from = start === null ? 0 : start.index + start[0].length;
  const page = `${html.slice(0, from)}${small(begins)}${html.slice(from)}`;
  return atEndOfBody(page, small(ends));
};

/** The page with something more at the end of its body, or at its end if it has none. */
export const atEndOfBody = (html: string, more: string): string => {
  const end = html.toLowerCase().lastIndexOf('</body');
  const to = end < 0 ? html.length : end;
  return html.slice(0, to) + more + html.slice(to);
};

/**
 * What others have written may stand in a mail: a letter, a proclamation. A mark among it would end the report early, and
 * give what follows for the words of whoever answers.
 */
const withoutMarks = (text: string): string => text.replace(FORGED, '(');

const small = (text: string): string => `<p style="margin:8px 16px;font-size:small;opacity:.7">${text}</p>`;

/** Blanks, line ends and what nobody sees may stand in a mark until it has gone through a mail program and back. */
const UNSEEN = '[\\p{Cf}\\p{Cc}]*';
const BETWEEN = '(?:[\\p{Z}\\p{Cf}\\p{Cc}]|<br>)+';
const spelled = (word: string): string => [...word].join(UNSEEN);
const FORGED = new RegExp(`\\[(?=${UNSEEN}${spelled('chancery')}${BETWEEN}${spelled('report')})`, 'giu');
const MARK = /\[chancery report (begins|ends)\]/i;
const BODY_BEGINS = /<body\b[^>]*>/i;
