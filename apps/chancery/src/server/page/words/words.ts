import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { type Language, languageOf } from './language.ts';

/** All sentences of the server's pages. A language is whole, or it does not compile. */
export type Words = typeof en;

const WORDS: { readonly [language in Language]: Words } = { en, de };

/** The sentences for whoever asks. */
export const wordsFor = (headers: Headers): Words => WORDS[languageOf(headers)];
