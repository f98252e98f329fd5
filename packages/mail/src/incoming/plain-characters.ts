/**
 * Text in plain characters: line ends are line feeds, every kind of blank is a blank, and what nobody sees (joiners, marks
 * of byte order and direction, control characters) is gone. Letters, accents and quotation marks stay as they are.
 */
export const plainCharacters = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(BLANKS, ' ').replace(UNSEEN, '');

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const BLANKS = /[\t\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/g;
/** Control characters but the line feed, and characters that only format. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cf}/gu;
