import { showSpan } from '@chancery/app';
import type { Instant } from '@chancery/core';
import type { Language } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { type Html, html } from './html.ts';

/** A moment, in the server's zone and with its name; the script of the page puts it into the reader's. */
export const momentView = (at: Instant, zone: string, { language }: Pick<Words, 'language'>): Html =>
  html`<time datetime="${new Date(at).toISOString()}">${formatFor(language, zone).format(at)}</time>`;

/** A moment to come. The script of the page adds how long it is until then. */
export const untilView = (at: Instant, zone: string, { language }: Pick<Words, 'language'>): Html =>
  html`<time class="until" datetime="${new Date(at).toISOString()}">${formatFor(language, zone).format(at)}</time>`;

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const satisfies { readonly [language in Language]: string };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes longer than a hundred uses of it. */
const formatFor = (language: Language, zone: string): Intl.DateTimeFormat => {
  const key = `${language} ${zone}`;
  const kept = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...SHOWN, timeZone: zone });
  formats.set(key, kept);
  return kept;
};

const SHOWN = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** A length of time in the reader's language: `3 days`, `90 minutes`. */
export const spanText = (milliseconds: number, { language }: Pick<Words, 'language'>): string =>
  showSpan(milliseconds, language);
