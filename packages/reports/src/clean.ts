/**
 * Text without characters that could do harm where it is shown: control characters, which a terminal obeys, and marks
 * that turn the direction of what follows. Line feeds stay, tabs become blanks.
 */
export const clean = (text: string): string => (HARMFUL.test(text) ? text.replace(HARMFUL_ALL, mend) : text);

/** What stands for a harmful character. */
export const mend = (character: string): string => (character === '\t' ? ' ' : '');

/** The harmful characters, as the inside of a class of a pattern. */
export const HARMFUL_CLASS =
  '\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
const HARMFUL = new RegExp(`[${HARMFUL_CLASS}]`);
const HARMFUL_ALL = new RegExp(HARMFUL, 'g');
