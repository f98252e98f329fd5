import { COOKIE, type Language } from './language.ts';

const A_YEAR = 365 * 24 * 3600;

/** Keeps the choice and lays the page anew in it; what was drafted is kept on this device. Whoever is signed in is written to in it. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
  await fetch('/language', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ language }) }).catch(
    () => null,
  );
  location.reload();
};
