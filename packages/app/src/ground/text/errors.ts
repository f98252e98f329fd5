import type { Instant } from '@chancery/core';
import type { AppError } from '../errors.ts';
import { de } from './refusals/de.ts';
import { en } from './refusals/en.ts';
import type { RefusalWords } from './refusals/shape.ts';
import { showTime, type TextLanguage } from './show-time.ts';

/**
 * A sentence for whoever asked, in their language. `zone` is the time zone in which they read times. Answers to mails and the API
 * speak English, as orders and reports do.
 */
export const errorText = (error: AppError, zone = 'UTC', language: TextLanguage = 'en'): string => {
  const say = REFUSALS[language].sentences[error.code] as (error: AppError, when: (at: Instant) => string) => string;
  return say(error, (at) => showTime(at, zone, language));
};

const REFUSALS: { readonly [language in TextLanguage]: RefusalWords } = { en, de };
