/**
 * Text in plain characters: line ends are line feeds, every kind of blank is a blank, and what nobody sees (joiners, marks
 * of byte order and direction, control characters) is gone. Letters, accents and quotation marks stay as they are.
 */
export const plainCharacters = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(BLANKS, ' ').replace(UNSEEN, '');

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const BLANKS = /[\t\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200c-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
