/** The languages in which the desk can be read. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each by its own name: somebody who cannot read the others finds theirs. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const satisfies {
  readonly [language in Language]: string;
};

/** The cookie that the pages of the server read too, so that one choice holds everywhere. */
export const COOKIE = 'chancery_language';

/** What the reader has chosen; otherwise the first language of their browser that there is. */
export const chosenLanguage = (cookies: string, preferred: readonly string[]): Language => {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z]+)`).exec(cookies)?.[1];
  const wanted = [chosen, ...preferred.map((tag) => tag.toLowerCase().split('-')[0])];
  return wanted.map(asLanguage).find((language) => language !== undefined) ?? 'en';
};

const asLanguage = (text: string | undefined): Language | undefined => LANGUAGES.find((language) => language === text);
