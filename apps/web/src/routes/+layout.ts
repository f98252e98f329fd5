import { chosenLanguage } from '#lib/words/language.ts';
import { loadWords } from '#lib/words/words.ts';

/** The pages of the desk live in the reader's browser: they are built to files, and no server fills them. */
export const ssr = false;
export const prerender = true;

/** The words come before the first component, so that none is ever shown without them. */
export const load = async (): Promise<void> => {
  const language = chosenLanguage(document.cookie, navigator.languages);
  document.documentElement.lang = language;
  await loadWords(language);
};
