import { expect, test } from 'vitest';
import { languageOf } from '../../src/ground/text/language-of.ts';

test.each([
  ['nothing is said', {}, 'en'],
  ['the browser asks for German', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
  ['the browser would rather have English', { 'accept-language': 'de;q=0.3, en-GB;q=0.8' }, 'en'],
  ['the browser refuses German', { 'accept-language': 'de;q=0' }, 'en'],
  ['we do not speak what it asks for', { 'accept-language': 'fr, tlh' }, 'en'],
  ['they have chosen', { 'accept-language': 'de', cookie: 'a=b; chancery_language=en' }, 'en'],
  ['somebody has written what is no language', { 'accept-language': 'de', cookie: 'chancery_language=xx' }, 'de'],
])('the language, when %s', (_when, headers, language) => {
  expect(languageOf(new Headers(headers as Record<string, string>))).toBe(language);
});
