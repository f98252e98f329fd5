import type { Language } from './language.ts';
import type { Words } from './shape.ts';

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
