import type { TextLanguage } from '@chancery/app';

/** The languages in which the server's pages can be read, each with its own name for itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const satisfies {
  readonly [language in TextLanguage]: string;
};
export type Language = keyof typeof LANGUAGES;
