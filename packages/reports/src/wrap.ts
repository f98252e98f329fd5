import { clean, HARMFUL_CLASS } from './clean.ts';

/** How a text is laid into lines: what stands before its first line, and before each further one that it runs on to. */
export interface Wrapping {
  readonly width: number;
  readonly first: string;
  readonly further: string;
}

/**
 * The lines of a text without its harmful characters, none wider than `width` characters with what stands before it. After
 * a line feed the text begins again. A word wider than a line is cut.
 */
export const wrap = (text: string, wrapping: Wrapping, out: string[]): void => {
  const plain = !UNUSUAL.test(text);
  if (!plain) for (const line of clean(text).split('\n')) wrapLine(line, wrapping, out, placeAfter);
  else if (wrapping.first.length + text.length <= wrapping.width) out.push(wrapping.first + text);
  else wrapLine(text, wrapping, out, sum);
};

/** Asked once of each text: what is to be cleaned, a line feed, or half a surrogate pair. Most texts have none of them. */
const UNUSUAL = new RegExp(`[${HARMFUL_CLASS}\\n\\ud800-\\udfff]`);

type PlaceAfter = (text: string, from: number, characters: number) => number;

/** Where every character counts once. */
const sum: PlaceAfter = (_, from, characters) => from + characters;

const wrapLine = (text: string, { width, first, further }: Wrapping, out: string[], after: PlaceAfter): void => {
  const words = hasNeedlessBlanks(text) ? text.replace(NEEDLESS_BLANKS, '') : text;
  let before = first;
  let at = 0;
  for (;;) {
    const end = after(words, at, width - before.length);
    if (end >= words.length) break;
    const blank = words.lastIndexOf(' ', end);
    const cut = blank > at ? blank : end;
    out.push(before + words.slice(at, cut));
    at = cut === blank ? cut + 1 : cut;
    before = further;
  }
  out.push(words === '' ? '' : before + words.slice(at));
};

const hasNeedlessBlanks = (text: string): boolean =>
  text.charCodeAt(0) === BLANK || text.charCodeAt(text.length - 1) === BLANK || text.includes('  ');
const BLANK = 32;
const NEEDLESS_BLANKS = /^ +| +$| +(?= )/g;

/** The place this many characters further on, a surrogate pair counted once. */
const placeAfter: PlaceAfter = (text, from, characters) => {
  let at = from;
  for (let left = characters; left > 0; left -= 1) at += (text.charCodeAt(at) & 0xfc00) === 0xd800 ? 2 : 1;
  return at;
};

/** The width of a text in characters, a surrogate pair counted once. */
export const widthOf = (text: string): number => {
  let width = text.length;
  for (let at = 0; at < text.length; at += 1) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) width -= 1;
  return width;
};
