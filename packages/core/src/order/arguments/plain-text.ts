/**
 * A text as it is kept: line ends are line feeds, and blanks around it count for nothing. What cannot be shown, or stand
 * in a feed or a database, has become U+FFFD, the sign for just that.
 */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(NOT_SHOWN, '\ufffd').toWellFormed().trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NOT_SHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
