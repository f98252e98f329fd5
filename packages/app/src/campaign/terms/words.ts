/** How long a text may be that somebody writes, in characters. */
export interface WordLimits {
  /** Counted without blanks at its ends. */
  readonly least: number;
  readonly most: number;
}

/** What is wrong with a text from outside. Apart from visible characters it may have only line feeds and tabs. */
export const wordFaults = (name: string, text: string, { least, most }: WordLimits): readonly string[] => [
  ...(text.trim().length < least || text.length > most
    ? [`${name}: wanted ${least} to ${most} characters, not ${text.length}`]
    : []),
  ...(CONTROL.test(text) || !text.isWellFormed() ? [`${name}: has characters that cannot be shown`] : []),
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
