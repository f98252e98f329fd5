import type { TextLanguage } from './show-time.ts';

/** What the masters of a campaign are called where they write or are written to. */
export const MASTERS_NAME = 'the game master';

/** The same in the language of whoever reads it. */
export const MASTERS_NAMES: { readonly [language in TextLanguage]: string } = {
  en: MASTERS_NAME,
  de: 'die Spielleitung',
};

/** The subject and the words of the letter by which an ambassador gives an address. */
export const ambassadorLetter = (
  from: string,
  words: string,
  address: string | null,
): { readonly subject: string; readonly body: string } => ({
  subject: `An ambassador of ${from}`,
  body: [
    `${from.charAt(0).toUpperCase()}${from.slice(1)} invites you to write privately.`,
    ...(words.trim() === '' ? [] : [words.trim()]),
    address === null
      ? 'Answer this letter to reach its ruler.'
      : `Its ruler can be reached at ${address}, or by answering this letter.`,
  ].join('\n\n'),
});

export const proclamationTitle = (from: string): string => `Proclamation of ${from}`;
