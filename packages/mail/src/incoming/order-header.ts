import { hintsInTag, NO_HINTS, type OrderHints } from '../subject-tag.ts';

export interface HeadedLines {
  readonly lines: readonly string[];
  /** What the header says; null if there is none. */
  readonly hints: OrderHints | null;
  /** How many lines stood above the header and below the end: a greeting, a farewell. */
  readonly around: number;
}

/**
 * A header line such as `GAME md9 TURN 7 REALM Eng` is optional. Where one stands, the orders begin below it, and
 * `END ORDERS` ends them.
 */
export const withoutHeader = (lines: readonly string[]): HeadedLines => {
  const at = lines.findIndex((line) => headerHints(line) !== null);
  const begin = at + 1;
  const ends = lines.findIndex((line, index) => index >= begin && END.test(line));
  const end = ends < 0 ? lines.length : ends;
  const outside = [...lines.slice(0, Math.max(at, 0)), ...lines.slice(end + 1)];
  return {
    lines: lines.slice(begin, end),
    hints: at < 0 ? null : headerHints(lines[at] as string),
    around: outside.filter((line) => line.trim() !== '').length,
  };
};

/** What a header line says; null if the line is none: a campaign, a turn or seat, and nothing else. */
export const headerHints = (line: string): OrderHints | null => {
  const { hints, rest } = readPairs(line.replace(/^[\s*#_.-]{1,8}/, ''));
  return rest === '' ? hints : null;
};

/** What a subject says, by our own tag or as a header line would; null if nothing. */
export const subjectHints = (subject: string): OrderHints | null =>
  hintsInTag(subject) ?? readPairs(subject.replace(REPLY_MARKS, '')).hints;

const readPairs = (text: string): { readonly hints: OrderHints | null; readonly rest: string } => {
  let hints = NO_HINTS;
  let at = 0;
  PAIR.lastIndex = 0;
  for (let pair = PAIR.exec(text.slice(0, LONGEST)); pair !== null; pair = PAIR.exec(text.slice(0, LONGEST))) {
    const [, word = '', quoted, plain = ''] = pair;
    hints = withHint(hints, word.toLowerCase(), quoted ?? plain);
    at = PAIR.lastIndex;
  }
  const told = hints.game !== null && (hints.turn !== null || hints.realm !== null);
  return { hints: told ? hints : null, rest: text.slice(at).replace(/^[\s*.]{1,8}$/, '') };
};

const withHint = (hints: OrderHints, word: string, value: string): OrderHints => {
  if (word === 'game' || word === 'campaign') return { ...hints, game: value };
  if (word !== 'turn') return { ...hints, realm: value };
  return /^\d{1,6}$/.test(value) ? { ...hints, turn: Number(value) } : hints;
};

const LONGEST = 200;
/** Every word that a rule system has for a seat, and what it is. */
const PAIR =
  /[\s,;]{0,4}\b(game|campaign|turn|seat|realm|nation|power|state|kingdom|domain)[\s:=]{1,3}(?:["“]([^"”]{1,64})["”]|([^\s,;"“”*]{1,64}))/iuy;
/** `Re:`, `AW:`, `Fwd:` and the like. */
const REPLY_MARKS = /^(?:\s{0,3}(?!game|campaign)[\p{L}\d[\]]{1,10}\s?[:：])*\s*/iu;
const END = /^\s*end(?: of)? orders[\s.!*-]*$/i;
