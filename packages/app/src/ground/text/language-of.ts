import { TEXT_LANGUAGES, type TextLanguage } from './show-time.ts';

/** Where the choice of a reader of pages is kept; the desk reads it too. */
export const LANGUAGE_COOKIE = 'chancery_language';

export const isTextLanguage = (text: string): text is TextLanguage => TEXT_LANGUAGES.some((known) => known === text);

/** In which language somebody reads the pages. */
export const languageOf = (headers: Headers): TextLanguage => languageAsked(headers) ?? 'en';

/** What they have chosen on them; otherwise the best of what their browser asks for. */
export const languageAsked = (headers: Headers): TextLanguage | undefined => {
  const [, chosen = ''] = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`).exec(headers.get('cookie') ?? '') ?? [];
  if (isTextLanguage(chosen)) return chosen;
  return wanted(headers.get('accept-language') ?? '').find(isTextLanguage);
};

/** `de-CH, en;q=0.5` → `de`, `en`: what is wanted most comes first, what is not wanted is left out. */
const wanted = (accepted: string): readonly string[] =>
  accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
      return { language: tag.trim().split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
