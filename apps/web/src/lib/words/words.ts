import type { en } from './en/index.ts';
import type { Language } from './language.ts';

/** All sentences of the desk. A language is whole, or it does not compile. */
export type Words = typeof en;

const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
};

/** The sentences in the reader's language. Loaded before the first component; read it inside functions and templates only. */
export let words: Words;

/** The language of `words`, for dates and numbers. */
export let language: Language;

export const loadWords = async (wanted: Language): Promise<void> => {
  words = await LOADERS[wanted]();
  language = wanted;
};
